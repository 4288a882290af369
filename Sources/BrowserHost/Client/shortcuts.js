// Key commands of the scene, which have priority over other key handling.

/** The bits of `KeyValue.Modifiers`. */
export const SHIFT = 2;
export const CONTROL = 4;
export const ALTERNATE = 8;
export const COMMAND = 16;

/** UIKit's names of keys without characters. */
export const names = {
  ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow",
  ArrowRight: "UIKeyInputRightArrow", Escape: "UIKeyInputEscape", PageUp: "UIKeyInputPageUp",
  PageDown: "UIKeyInputPageDown", Home: "UIKeyInputHome", End: "UIKeyInputEnd",
  Delete: "UIKeyInputDelete", Backspace: "\b", Enter: "\r", Tab: "\t",
};

/** The keys that edit texts with the command key. */
const editing = new Set(["a", "c", "v", "x", "z"]);

export class Shortcuts {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);
    addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  key(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const window = this.page.root.querySelector("[data-keys]");
    if (!window) return;
    const wanted = new Map(window.dataset.keys.split(" ").map((each) => {
      const [modifiers, priority, input] = each.split(":");
      return [`${modifiers}:${decodeURIComponent(input)}`, priority === "1"];
    }));
    for (const [modifiers, input] of this.meanings(event)) {
      const hasPriority = wanted.get(`${modifiers}:${input}`);
      if (hasPriority === undefined) continue;
      if (!hasPriority && isTyping(event, input, modifiers)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      return this.send("key", this.page.nodeOf(window).id, input, modifiers);
    }
  }

  /** Yields the possible modifiers and inputs of a key event, the likeliest first. */
  *meanings(event) {
    const input = inputOf(event);
    const isSign = input.length === 1 && input.toLowerCase() === input.toUpperCase();
    for (const held of this.held(event)) {
      yield [held, input];
      // A symbol that requires the shift key, as "?", also matches without it.
      if (event.shiftKey && isSign) yield [held & ~SHIFT, input];
    }
  }

  /** Yields the modifiers; keyboards without a command key use the control key for it. */
  *held(event) {
    const rest = (event.shiftKey ? SHIFT : 0) | (event.altKey ? ALTERNATE : 0);
    const control = event.ctrlKey ? CONTROL : 0;
    const command = event.metaKey ? COMMAND : 0;
    if (control && !command && !this.isMac) yield rest | COMMAND;
    yield rest | control | command;
  }
}

export function inputOf(event) {
  if (names[event.key]) return names[event.key];
  if (/^F\d{1,2}$/.test(event.key)) return `UIKeyInput${event.key}`;
  // The option key changes the characters of letters.
  if (event.altKey && /^(Key|Digit)/.test(event.code)) return event.code.at(-1).toLowerCase();
  return event.key.toLowerCase();
}

/** Returns true if the edited text handles the key. */
export function isTyping(event, input, modifiers) {
  if (!event.target.closest?.("input, textarea, [contenteditable]")) return false;
  if (modifiers & (CONTROL | COMMAND)) return editing.has(input) || input.includes("Arrow");
  return input !== "UIKeyInputEscape" && !/^UIKeyInputF\d/.test(input);
}
