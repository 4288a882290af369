// The selection of the field that is first responder: the scene receives it before the next event,
// and immediately if its app observes every change.

import { FIELD } from "./typedtexts.js";

/** Events that do not depend on the selection. */
const others = new Set(["select", "edit", "scroll", "page", "shared", "files", "words", "environment", "active"]);

export class Selections {
  constructor(typing) {
    this.typing = typing;
    /** True if a frame is scheduled that reports the selection. */
    this.isDue = false;
    document.addEventListener("selectionchange", () => this.changed());
  }

  /** The editable field that is first responder, if any. */
  get node() {
    const active = document.activeElement;
    return active ? this.typing.fieldOf({ target: active }) : null;
  }

  /** Stores the selection that the scene knows: that of the field, or an insertion point. */
  known(node, caret) {
    const input = node.home(FIELD);
    this.typing.stateOf(node).selected = caret === undefined
      ? [input.selectionStart, input.selectionEnd] : [caret, caret];
  }

  /** Applies the selection that the scene set before the field had focus. */
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

  /** Reports the selection; to be called before an event is sent. */
  before(name) {
    if (!others.has(name)) this.report();
  }

  report() {
    const node = this.node;
    if (!node) return;
    const state = this.typing.stateOf(node);
    const { selectionStart: start, selectionEnd: end, value, readOnly } = node.home(FIELD);
    // The text differs from the scene's during a composition, or if it was not reported yet.
    if (start === null || readOnly || state.isComposing || value !== state.text) return;
    const [knownStart, knownEnd] = state.selected ?? [value.length, value.length];
    if (start === knownStart && end === knownEnd) return;
    state.selected = [start, end];
    this.typing.send("select", node.id, state.revision, state.base, start, end);
  }
}
