// The selection of the field that has the keyboard: the scene learns of it before the next event, and
// at once where its app asks for every change.

import { FIELD } from "./typedtexts.js";

/** Events that mean nothing for what is selected. */
const others = new Set(["select", "edit", "scroll", "page", "shared", "words", "world", "active"]);

export class Selections {
  constructor(typing) {
    this.typing = typing;
    /** Whether a frame is to come that reports what is selected. */
    this.isDue = false;
    document.addEventListener("selectionchange", () => this.changed());
  }

  /** The field that has the keyboard and takes part in editing, if any. */
  get node() {
    const active = document.activeElement;
    return active ? this.typing.fieldOf({ target: active }) : null;
  }

  /** Takes note of what the scene knows: what stands there, or an insertion point. */
  known(node, caret) {
    const input = node.home(FIELD);
    this.typing.stateOf(node).selected = caret === undefined
      ? [input.selectionStart, input.selectionEnd] : [caret, caret];
  }

  /** Selects what the scene has selected before the field had focus. */
  grant(node) {
    const state = this.typing.stateOf(node);
    if (state.requestedSelection) node.home(FIELD).setSelectionRange(...state.requestedSelection);
    state.requestedSelection = null;
    this.known(node);
  }

  changed() {
    if (this.isDue || !this.node?.home(FIELD).dataset.reports?.includes("selection")) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.report();
    });
  }

  /** Call it before an event is sent. */
  before(name) {
    if (!others.has(name)) this.report();
  }

  report() {
    const node = this.node;
    if (!node) return;
    const state = this.typing.stateOf(node);
    const { selectionStart: start, selectionEnd: end, value, readOnly } = node.home(FIELD);
    // A composition, or a text that was not reported so far, is not the scene's text.
    if (start === null || readOnly || state.isComposing || value !== state.text) return;
    const [knownStart, knownEnd] = state.selected ?? [value.length, value.length];
    if (start === knownStart && end === knownEnd) return;
    state.selected = [start, end];
    this.typing.send("select", node.id, state.revision, state.base, start, end);
  }
}
