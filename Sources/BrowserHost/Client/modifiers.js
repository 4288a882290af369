/**
 * Returns true for a key with a modifier that makes it a command of the browser, or of the app, such
 * as going back by the Alt key and an arrow.
 */
export function hasModifier({ ctrlKey, altKey, metaKey }) {
  return ctrlKey || altKey || metaKey;
}
