// Arrows between a search field and its results, as with a keyboard on iPadOS: Down moves focus to the
// first result on the screen of the field, and Up from the first row back into the field.

import { showRings } from "./focusRings.js";
import { isSeen, listOf, HITS } from "./listfocus.js";
import { hasModifier } from "./modifiers.js";
import { isComposing } from "./typing.js";

const FIELD = ".search-bar .field-input";

export class SearchFocus {
  constructor(page, typing) {
    this.page = page;
    this.typing = typing;
    // After the handlers of the document, which move focus within lists and scroll.
    addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    const { key, target } = event;
    if (event.defaultPrevented || hasModifier(event) || isComposing(event)) return;
    const isMoved = key === "ArrowDown" && target.matches?.(FIELD) ? this.enterResults(target)
      : key === "ArrowUp" && target.matches?.(HITS) && this.returnToField(target);
    if (isMoved) event.preventDefault();
  }

  /** @returns true if there is a result. */
  enterResults(field) {
    const hits = [...screenOf(field).querySelectorAll(HITS)];
    const hit = hits.find((one) => isSeen(one, listOf(one)));
    if (!hit) return false;
    showRings();
    hit.focus({ preventScroll: true });
    return true;
  }

  /** @returns true if the row is the first of its list, and its screen has a search field. */
  returnToField(hit) {
    const list = listOf(hit);
    const field = [...screenOf(hit).querySelectorAll(FIELD)].find((one) => one.checkVisibility());
    if (!field || field.disabled || !this.isAtStart(hit, list)) return false;
    // A search bar that scrolling has hidden returns.
    list.scrollTo({ top: 0 });
    this.typing.focusLikeTab(field);
    return true;
  }

  /** Returns true if no row, also one that does not exist yet, is above a row. */
  isAtStart(hit, list) {
    const { counts = [] } = this.page.nodeOf(list).state;
    const first = this.page.nodeOf(list.querySelector(":is(.cell, .item)[data-n]")).state;
    const isWhole = first.row === 0 && counts.slice(0, first.section).every((count) => count === 0);
    const [row, top] = [hit, list.querySelector(HITS)].map((one) => one.getBoundingClientRect().top);
    return isWhole && row <= top;
  }
}

/** Returns the screen that contains an element. */
const screenOf = (element) => element.closest(".page") ?? document.body;
