/** What we use of Lit, as far as our type checker needs to know it. */
export interface TemplateResult {
  readonly strings: TemplateStringsArray;
}
export const html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export const svg: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export const nothing: unique symbol;
export const noChange: unique symbol;
export const render: (value: unknown, container: Element) => void;
export const repeat: <T>(
  items: readonly T[],
  key: (item: T) => unknown,
  template: (item: T) => unknown,
) => unknown;
export const keyed: (key: unknown, value: unknown) => unknown;
export class Directive {
  update(part: { element: HTMLElement }, args: unknown[]): unknown;
}
export const directive: (kind: typeof Directive) => (...values: any[]) => unknown;
export class LitElement extends HTMLElement {
  static properties: Record<string, object>;
  updateComplete: Promise<boolean>;
  connectedCallback(): void;
  disconnectedCallback(): void;
  createRenderRoot(): Element | ShadowRoot;
  requestUpdate(): void;
  addController(controller: { hostDisconnected(): void }): void;
  updated(changed: Map<string, unknown>): void;
  render(): unknown;
}
