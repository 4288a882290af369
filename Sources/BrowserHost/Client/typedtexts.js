// Typed texts that may have been lost, when a scene is sent whole.

/** The part of a field that is the text input. */
export const FIELD = 20;

/** Returns true for a field in which the return key adds a line. */
export const hasLines = (node) => node.element.classList.contains("text-view");

/** The time in milliseconds within which a restored scene may show an edited field again. */
const RETURN = 10_000;

export class TypedTexts {
  constructor(page, typing) {
    this.page = page;
    this.typing = typing;
    /** Texts of fields that the scene has not shown again so far, and the deadline. */
    this.missing = { fields: [], until: 0 };
  }

  /**
   * Stores typed texts before the scene is sent whole.
   * @returns a function that reports them in the corresponding fields.
   */
  remember() {
    const typed = [...this.page.nodes.values()]
      .filter((node) => this.isTypedIn(node))
      .map((node) => {
        const input = node.home(FIELD);
        const { selectionStart: start, selectionEnd: end, value: text } = input;
        const hasFocus = document.activeElement === input;
        return { id: node.id, name: this.nameOf(node), text, start, end, hasFocus };
      });
    return () => {
      const fields = [...typed, ...this.missing.fields].sort((a, b) => a.hasFocus - b.hasFocus);
      const missing = fields.filter((field) => !this.restore(field));
      this.missing = { fields: missing, until: performance.now() + RETURN };
    };
  }

  expectNothing() {
    this.missing.fields = [];
  }

  /**
   * Restores texts later, since a restored scene may show a screen only after loading its content.
   */
  restoreMissing() {
    const { fields, until } = this.missing;
    if (!fields.length) return;
    this.missing.fields = performance.now() < until ? fields.filter((field) => !this.restore(field)) : [];
  }

  isTypedIn(node) {
    const state = node.state.typing;
    return state !== undefined
      && (state.revision > 0 || state.isComposing || node.home(FIELD).value !== state.text);
  }

  /** @returns true if there is such a field. */
  restore({ id, name, text, start, end, hasFocus }) {
    const node = this.find(id, name);
    if (!node) return false;
    const input = node.home(FIELD);
    if (input.value !== text && !input.disabled) {
      this.typing.ask("focus", node);
      input.value = text;
      this.typing.report(node);
    }
    if (hasFocus) {
      input.focus();
      input.setSelectionRange(start, end);
    }
    return true;
  }

  /** Returns the field of the same name, and of the same number if several have the name. */
  find(id, name) {
    const own = this.page.node(id);
    if (own && this.nameOf(own) === name) return own;
    return [...this.page.nodes.values()].find((node) => this.nameOf(node) === name);
  }

  nameOf(node) {
    if (!node.element.matches(".field, .text-view")) return null;
    const input = node.home(FIELD);
    return node.element.id || input.getAttribute("aria-label") || input.placeholder;
  }
}
