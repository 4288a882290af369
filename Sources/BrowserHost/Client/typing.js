// Typing: the page owns the text of a field while the user types. Every change is sent to the scene
// as an edit; the scene's text applies only if it answers the newest edit. `TypedText` in
// UIKitHosting is the same in Swift.

import { FIELD, hasLines, TypedTexts } from "./typedtexts.js";
import { Selections } from "./selections.js";
import { Typeahead } from "./typeahead.js";
import { isScrolling } from "./scrolls.js";
import { showRings } from "./focusRings.js";

/**
 * The size limit of an edit as JSON in bytes, so that its message is never too large for the host.
 */
const LONGEST = 65_536;
/**
 * The time in milliseconds after a change of the window's height in which the field is kept
 * visible.
 */
const SETTLE = 1000;

export class Typing {
  /** @param say announces a text to screen readers. */
  constructor(page, send, announce) {
    this.page = page;
    this.send = send;
    this.announce = announce;
    /** True while focus moves on behalf of the scene. */
    this.isProgrammatic = false;
    this.focusRequests = [];
    /** The number of the newest request that may move the keyboard. */
    this.asked = 0;
    /** The last focused field. */
    this.editing = null;
    /** True if focus was last moved by the Tab key. */
    this.isTabbing = false;
    /**
     * The search field focused by Tab, until the user types in it: the search is not active yet.
     */
    this.inactiveField = null;
    /** The time until which the focused field is kept visible. */
    this.keepsInSight = 0;
    this.texts = new TypedTexts(page, this);
    this.selections = new Selections(this);
    this.typeahead = new Typeahead(this);
    const root = page.root;
    root.addEventListener("input", (event) => this.input(event));
    root.addEventListener("beforeinput", (event) => this.typeahead.input(event));
    root.addEventListener("compositionstart", (event) => this.composes(event, true));
    root.addEventListener("compositionend", (event) => this.composes(event, false));
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("focusout", (event) => this.left(event));
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("mousedown", (event) => this.press(event));
    // Any other action of the user cancels the restoration of texts.
    root.addEventListener("click", () => this.texts.expectNothing(), { capture: true });
    document.addEventListener("keydown", (event) => { this.isTabbing = event.key === "Tab"; }, true);
    document.addEventListener("pointerdown", () => { this.isTabbing = false; }, true);
    visualViewport?.addEventListener("resize", () => this.keepInSight());
  }

  fieldOf(event) {
    if (!event.target.classList?.contains("field-input")) return null;
    return this.page.nodeOf(event.target) ?? null;
  }

  /**
   * Returns the page's state of a field: its last reported text, and the revisions of scene and
   * page.
   */
  stateOf(node) {
    node.state.typing ??= {
      text: "", taken: "", revision: 0, base: 0, isComposing: false, deferred: null,
    };
    return node.state.typing;
  }

  // Values from the scene

  typing(node, [version, answers, caret, start]) {
    const text = node.home(FIELD).dataset.text ?? "";
    this.take(node, { version, answers, caret, start, text });
  }

  take(node, value) {
    const state = this.stateOf(node);
    if (state.isComposing) {
      state.deferred = value;
      return;
    }
    if (value.answers !== state.revision || value.version <= state.base) return;
    state.base = value.version;
    state.text = value.text;
    state.taken = value.text;
    this.show(node, value);
  }

  show(node, { text, caret, start }) {
    const input = node.home(FIELD);
    const isNew = input.value !== text;
    if (!isNew && start === undefined) return;
    if (isNew) {
      input.value = text;
      mirror(node);
    }
    const place = caret < 0 ? text.length : Math.min(caret, text.length);
    const range = [Math.min(start ?? place, place), place];
    // Some browsers would focus the field.
    if (document.activeElement !== input) {
      if (start !== undefined) this.stateOf(node).requestedSelection = range;
      return;
    }
    input.setSelectionRange(...range);
    this.selections.known(node);
  }

  /**
   * Moves focus when the rest of a commit is applied. An answer to an older request is ignored: the
   * user has moved to another field, which receives the typing.
   */
  keyboard(node, [isOn, answers]) {
    if (answers !== this.asked && this.asked !== 0) return;
    this.focusRequests.push([node, isOn === 1]);
    this.typeahead.answered();
  }

  after() {
    const focusRequests = this.focusRequests;
    this.focusRequests = [];
    this.performProgrammatically(() => {
      for (const [node, isOn] of focusRequests) {
        const input = node.home(FIELD);
        const hasFocus = document.activeElement === input;
        // A browser's own scrolling would end that to the place which the scene has chosen.
        if (isOn && !hasFocus && input.isConnected) input.focus({ preventScroll: isScrolling(this.page, input) });
        if (!isOn && hasFocus) this.leave(node, input);
      }
    });
    this.typeahead.after();
    if (performance.now() < this.keepsInSight) this.showField();
    this.texts.restoreMissing();
  }

  /** Ends a search: after a key, focus stays in its field. */
  leave(node, input) {
    const byKey = !("pointed" in document.documentElement.dataset);
    if (byKey && node.ancestor("search-bar")) this.beginInactiveState(node);
    else input.blur();
  }

  /** Moves focus without reporting it as the user's action. */
  performProgrammatically(body) {
    this.isProgrammatic = true;
    body();
    this.isProgrammatic = false;
  }

  // User input

  /**
   * Keeps a field's focus when the user presses elsewhere, as on iOS, except on elements that take
   * typing or dragging themselves.
   */
  press(event) {
    if (this.inactiveField && this.fieldOf(event) === this.inactiveField) this.beginSearch();
    if (isInInputViews(event.target) && !event.target.closest("[tabindex], input, textarea")) event.preventDefault();
    const node = document.activeElement && this.fieldOf({ target: document.activeElement });
    // A composition ends with focus; otherwise the composed text would not be reported.
    if (!node || this.stateOf(node).isComposing) return;
    if (!event.target.closest("input, textarea, select, iframe, a[href]")) event.preventDefault();
  }

  input(event) {
    this.texts.expectNothing();
    const node = this.fieldOf(event);
    if (!node || event.isComposing || this.stateOf(node).isComposing) return;
    if (node === this.inactiveField) this.beginSearch();
    this.report(node);
  }

  composes(event, isComposing) {
    const node = this.fieldOf(event);
    if (!node) return;
    const state = this.stateOf(node);
    if (isComposing && node === this.inactiveField) this.beginSearch();
    state.isComposing = isComposing;
    if (isComposing) return;
    this.report(node);
    const deferred = state.deferred;
    state.deferred = null;
    if (deferred) this.take(node, deferred);
  }

  /** Sends the difference between the last reported text and the current one. */
  report(node) {
    const state = this.stateOf(node);
    const input = node.home(FIELD);
    const now = input.value;
    mirror(node);
    if (now === state.text) return;
    const [start, end, added] = difference(state.text, now, input.selectionStart ?? now.length);
    const bytes = new TextEncoder().encode(JSON.stringify(added)).length;
    if (bytes > LONGEST) return this.refuse(node, start);
    state.revision += 1;
    state.text = now;
    this.send("edit", node.id, state.revision, state.base, start, end, added);
    this.selections.known(node, start + added.length);
  }

  refuse(node, caret) {
    const input = node.home(FIELD);
    input.value = this.stateOf(node).text;
    input.setSelectionRange(caret, caret);
    document.documentElement.dataset.notice = "long";
    this.announce(document.body.dataset.long);
    clearTimeout(this.notice);
    this.notice = setTimeout(() => { delete document.documentElement.dataset.notice; }, 6000);
  }

  focused(event) {
    const node = this.fieldOf(event);
    if (!node) return;
    if (node !== this.inactiveField) this.endInactiveState();
    // A menu that had focus may have selected.
    if (this.isProgrammatic || this.stateOf(node).requestedSelection) this.selections.grant(node);
    const isBack = node === this.editing && isInInputViews(event.relatedTarget);
    this.editing = node;
    if (this.isProgrammatic || isBack || event.target.readOnly) return;
    // Passing a search field by Tab does not activate the search; on iOS a field has focus before
    // it is edited.
    if (this.isTabbing && node.ancestor("search-bar")) this.beginInactiveState(node);
    else this.ask("focus", node);
  }

  /** Moves focus as the Tab key does, which does not begin a search. */
  focusLikeTab(input) {
    this.isTabbing = true;
    input.focus();
    this.isTabbing = false;
  }

  beginInactiveState(node) {
    this.inactiveField = node;
    node.element.classList.add("inactive");
  }

  /** Ends the inactive state of a search field. */
  endInactiveState() {
    this.inactiveField?.element.classList.remove("inactive");
    this.inactiveField = null;
  }

  /** Activates the search of the field that Tab focused. */
  beginSearch() {
    const node = this.inactiveField;
    if (!node) return;
    this.endInactiveState();
    this.ask("focus", node);
  }

  left(event) {
    const node = this.fieldOf(event) ?? (isInInputViews(event.target) ? this.editing : null);
    if (node && node === this.inactiveField) return this.endInactiveState();
    // Another field becomes first responder; an input view, or another window, takes focus only
    // temporarily.
    const keepsKeyboard = event.relatedTarget?.classList?.contains("field-input")
      || isInInputViews(event.relatedTarget) || !document.hasFocus();
    if (node && !this.isProgrammatic && !keepsKeyboard && event.target.isConnected) this.ask("blur", node);
  }

  key(event) {
    const node = this.fieldOf(event);
    if (!node || isComposing(event)) return;
    if (this.typeahead.takes(event, node)) return;
    if (event.key === "Enter" && !hasLines(node)) {
      event.preventDefault();
      if (node === this.inactiveField) this.beginSearch();
      else this.typeahead.pressReturn(node);
    }
    if (event.key === "Escape") this.escape(event);
    if (event.key === "Backspace") this.deleteNothing(node);
  }

  /**
   * Reports a delete key without anything to delete to the field classes that observe it: an edit
   * without a change.
   */
  deleteNothing(node) {
    const input = node.home(FIELD);
    if (!input.dataset.reports?.includes("deletion") || input.selectionEnd > 0 || input.readOnly) return;
    const state = this.stateOf(node);
    state.revision += 1;
    this.send("edit", node.id, state.revision, state.base, 0, 0, "");
  }

  /** Sends a request that may move the first responder; the answer states where it is. */
  ask(name, node) {
    this.asked += 1;
    this.send(name, node.id, this.asked);
  }

  /** Cancels a search; any other field leaves the key to its sheet. */
  escape(event) {
    const cancel = event.target.closest(".search-bar")?.querySelector(":scope > .button");
    if (!cancel) return;
    event.preventDefault();
    event.stopPropagation();
    // As after other keys that move focus, it stays visible: in the field.
    showRings();
    cancel.click();
  }

  /**
   * Keeps the field and its row visible after a change of the window's height: now, and after the
   * scene's layout.
   */
  keepInSight() {
    this.keepsInSight = performance.now() + SETTLE;
    this.showField();
  }

  showField() {
    const active = document.activeElement;
    if (!active?.classList.contains("field-input")) return;
    // Of a row that is higher than the window, the field is shown.
    active.closest(".cell, .item")?.scrollIntoView({ block: "nearest" });
    active.scrollIntoView({ block: "nearest" });
  }

  // When the scene is sent whole

  /** Forgets requests, which will not be answered. */
  restart() {
    this.endInactiveState();
    this.asked = 0;
  }

  // Before the first connection

  /** Reports changes that were made before the first connection, none of which were sent. */
  catchUp() {
    this.asked = 0;
    const hasFocus = (node) => document.activeElement === node.home(FIELD);
    [...this.page.nodes.values()]
      .filter((node) => node.state.typing)
      .sort((a, b) => hasFocus(a) - hasFocus(b))
      .forEach((node) => this.catchUpWith(node));
  }

  catchUpWith(node) {
    const state = node.state.typing;
    const input = node.home(FIELD);
    state.revision = 0;
    state.text = state.taken;
    const hasFocus = document.activeElement === input;
    const isEdited = (hasFocus && node !== this.inactiveField) || input.value !== state.text;
    if (isEdited) this.ask("focus", node);
    if (!state.isComposing) this.report(node);
  }
}

/** Returns true if an element is in an input view or an edit menu of a field. */
const isInInputViews = (element) => Boolean(element?.closest?.(".input-views, .menu.edits"));

/**
 * Returns true if a key belongs to a composition; for the last one, Safari sets only the key code.
 */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

/**
 * Copies the text, whose copy gives a text view that does not scroll its height; an empty last line
 * counts.
 */
function mirror(node) {
  if (hasLines(node)) node.home(MIRROR).textContent = `${node.home(FIELD).value}\u200b`;
}

const MIRROR = 10;

/**
 * Returns the replacement that changes one text into another: `[start, end, added]`, in UTF-16
 * units of the old text.
 *
 * The caret is behind the added text, which determines the place within equal characters.
 */
export function difference(old, now, caret) {
  const shorter = Math.min(old.length, now.length);
  const most = Math.min(shorter, Math.max(0, now.length - caret));
  let suffix = 0;
  while (suffix < most && old.at(-1 - suffix) === now.at(-1 - suffix)) suffix += 1;
  let prefix = 0;
  while (prefix < shorter - suffix && old[prefix] === now[prefix]) prefix += 1;
  // The text after the caret may have been replaced too.
  while (suffix < shorter - prefix && old.at(-1 - suffix) === now.at(-1 - suffix)) suffix += 1;
  if (splits(old, prefix) || splits(now, prefix)) prefix -= 1;
  if (splits(old, old.length - suffix) || splits(now, now.length - suffix)) suffix -= 1;
  return [prefix, old.length - suffix, now.slice(prefix, now.length - suffix)];
}

/** Returns true if an index splits a surrogate pair. */
function splits(text, index) {
  return index > 0 && index < text.length
    && (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
}
