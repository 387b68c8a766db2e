// @ts-check
/** Copies text, also where the browser has no clipboard API: on insecure addresses, or by choice. */

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

/** @param {string} text */
function copySelected(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  focused?.focus();
}
