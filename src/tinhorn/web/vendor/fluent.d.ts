/** What we use of @fluent/bundle, as far as our type checker needs to know it. */
export class FluentResource {
  body: { id: string }[];
  constructor(text: string);
}
export class FluentBundle {
  constructor(
    language: string,
    options: { functions: Record<string, (positional: any) => string>; useIsolating: boolean },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(key: string): boolean;
  getMessage(key: string): { value: object | null } | undefined;
  formatPattern(pattern: object, args: Record<string, string | number>, errors: Error[]): string;
}
