// All keys, for a scene whose responders handle presses: from the press of each to its release.

import { ALTERNATE, COMMAND, CONTROL, SHIFT, inputOf, isTyping, names } from "./shortcuts.js";
import { hasModifier } from "./modifiers.js";

/** `KeyPressValue.Phase`. */
const BEGAN = 0, ENDED = 1, CANCELLED = 2;

/**
 * The usages of keys in the standard of Human Interface Devices: the first number of consecutive
 * names.
 */
const usages = new Map([
  [4, "KeyA KeyB KeyC KeyD KeyE KeyF KeyG KeyH KeyI KeyJ KeyK KeyL KeyM KeyN KeyO KeyP KeyQ KeyR KeyS KeyT KeyU KeyV "
    + "KeyW KeyX KeyY KeyZ Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Enter Escape "
    + "Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash IntlHash Semicolon Quote Backquote Comma "
    + "Period Slash CapsLock F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 PrintScreen ScrollLock Pause Insert Home PageUp "
    + "Delete End PageDown ArrowRight ArrowLeft ArrowDown ArrowUp NumLock NumpadDivide NumpadMultiply NumpadSubtract "
    + "NumpadAdd NumpadEnter Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9 Numpad0 "
    + "NumpadDecimal IntlBackslash ContextMenu Power NumpadEqual F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24"],
  [133, "NumpadComma"],
  [135, "IntlRo KanaMode IntlYen Convert NonConvert"],
  [144, "Lang1 Lang2 Lang3 Lang4 Lang5"],
  [224, "ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight"],
].flatMap(([first, codes]) => codes.split(" ").map((code, index) => [code, first + index])));

/** Elements that handle keys themselves. */
const ACTIVE = "button, a[href], input, textarea, select, summary, [tabindex]:not(.page, .scroll, .table)";

export class Presses {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The usages of pressed keys, with the nodes to which they were reported. */
    this.held = new Map();
    // Commands, and the keys of the focused element, have priority.
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event), { capture: true });
    addEventListener("blur", () => this.end(CANCELLED));
    document.addEventListener("visibilitychange", () => this.end(CANCELLED));
  }

  get window() {
    return this.page.root.querySelector("[data-presses]");
  }

  down(event) {
    const usage = usages.get(event.code);
    const { window } = this;
    if (!usage || !window || event.repeat || event.defaultPrevented || isTaken(event)) return;
    // Arrows and the space bar must not scroll, nor characters start the browser's search.
    const isBare = !hasModifier(event);
    if (isBare && event.key !== "Tab" && !/^F\d/.test(event.key) && !event.target.closest?.(ACTIVE)) {
      event.preventDefault();
    }
    const { id } = this.page.nodeOf(window);
    this.held.set(usage, id);
    this.send("press", id, BEGAN, usage, charactersOf(event), plainCharactersOf(event), modifiersOf(event));
  }

  up(event) {
    // Browsers report no release of keys while the command key is down.
    if (event.key === "Meta") return this.end(ENDED);
    const usage = usages.get(event.code);
    if (this.held.has(usage)) this.report(ENDED, usage, modifiersOf(event));
  }

  end(phase) {
    for (const usage of [...this.held.keys()]) this.report(phase, usage, 0);
  }

  report(phase, usage, modifiers) {
    this.send("press", this.held.get(usage), phase, usage, "", "", modifiers);
    this.held.delete(usage);
  }
}

/** Returns true if a text, a menu or the focused element handles the key. */
function isTaken(event) {
  if (event.isComposing || event.keyCode === 229 || event.target.closest?.(".menu")) return true;
  if (event.key === "Enter" || event.key === " ") return Boolean(event.target.closest?.(ACTIVE));
  return isTyping(event, inputOf(event), modifiersOf(event));
}

function charactersOf(event) {
  if (names[event.key]) return names[event.key];
  if (/^F\d{1,2}$/.test(event.key)) return `UIKeyInput${event.key}`;
  return [...event.key].length === 1 ? event.key : "";
}

/** Returns the characters without modifiers: with the shift key digits produce symbols. */
function plainCharactersOf(event) {
  const characters = charactersOf(event);
  if (/^Digit/.test(event.code) && (event.shiftKey || event.altKey)) return event.code.at(-1);
  if (/^Key/.test(event.code) && event.altKey) return event.code.at(-1).toLowerCase();
  return characters.length === 1 ? characters.toLowerCase() : characters;
}

function modifiersOf(event) {
  return (event.shiftKey ? SHIFT : 0) | (event.ctrlKey ? CONTROL : 0) | (event.altKey ? ALTERNATE : 0)
    | (event.metaKey ? COMMAND : 0);
}
