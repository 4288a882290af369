// Typing between the return key and the scene's answer to it, which may move the first responder: it
// waits, and then acts on the field that has become first responder.

import { hasModifier } from "./modifiers.js";
import { stopsIn } from "./page.js";
import { hasLines } from "./typedtexts.js";

/** The time in milliseconds for which typing waits. */
const PATIENCE = 2000;
/** Keys in the text that waits. */
const RETURN = "\n", TAB = "\t", TAB_BACK = "\v";

export class Typeahead {
  constructor(typing) {
    this.typing = typing;
    /** The text and the keys that wait: `{ text, timer, isAnswered }`; null for none. */
    this.held = null;
  }

  /** Reports the return key; what is typed from now on, and `text`, waits for the answer. */
  pressReturn(node, text = "") {
    this.typing.ask("return", node);
    const timer = setTimeout(() => this.release(), PATIENCE);
    this.held = { text, timer, isAnswered: false };
  }

  answered() {
    if (this.held) this.held.isAnswered = true;
  }

  /** Types what waited, once the rest of the commit with the answer is applied. */
  after() {
    if (this.held?.isAnswered) this.release();
  }

  /** Returns true for a key that waits. */
  takes(event, node) {
    if (!this.held) return false;
    const { key } = event;
    if (key === "Enter" && !hasLines(node)) this.held.text += RETURN;
    else if (key === "Tab" && !hasModifier(event)) this.held.text += event.shiftKey ? TAB_BACK : TAB;
    // The input of the key waits.
    else return key === "Backspace";
    event.preventDefault();
    return true;
  }

  /** Keeps input that waits from the field. */
  input(event) {
    if (!this.held || !event.target.classList?.contains("field-input")) return;
    const isPlain = event.inputType === "insertText" && event.data && !event.isComposing;
    const deletes = event.inputType === "deleteContentBackward";
    if (!isPlain && !deletes) return this.release();
    event.preventDefault();
    if (deletes) this.held.text = this.held.text.replace(/[^\n\t\v]$/u, "");
    else this.held.text += event.data;
  }

  release() {
    const { timer, text } = this.held;
    clearTimeout(timer);
    this.held = null;
    this.type(text);
  }

  /** Types a text into the current first responder, and performs the keys in it. */
  type(text) {
    const { typing } = this;
    const input = document.activeElement;
    const node = input?.classList.contains("field-input") ? typing.page.nodeOf(input) : null;
    if (!node || !text) return;
    const end = text.search(hasLines(node) ? /[\t\v]/ : /[\n\t\v]/);
    const [line, key, rest] = end < 0
      ? [text, "", ""] : [text.slice(0, end), text[end], text.slice(end + 1)];
    if (line) {
      input.setRangeText(line, input.selectionStart, input.selectionEnd, "end");
      typing.report(node);
    }
    if (key === RETURN) return this.pressReturn(node, rest);
    if (!key) return;
    this.tab(input, key === TAB ? 1 : -1);
    this.type(rest);
  }

  /** Moves focus as the Tab key does, which selects the text of a field of one line. */
  tab(input, step) {
    const stops = stopsIn(document);
    const stop = stops[stops.indexOf(input) + step];
    if (!stop) return;
    this.typing.focusLikeTab(stop);
    if (stop.matches("input.field-input")) stop.select();
  }
}
