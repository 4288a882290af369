// Keyboard navigation in the days of a month: one tab stop, arrows between days and weeks.

import { hasModifier } from "./modifiers.js";

const WEEK = 7;

export class Calendars {
  constructor(page) {
    this.page = page;
    /** The pending move to another month. */
    this.pending = null;
    page.root.addEventListener("keydown", (event) => this.key(event));
    page.root.addEventListener("focusin", (event) => this.focused(event));
  }

  /** Makes the selected day the tab stop, or else the first enabled one. */
  after() {
    for (const calendar of this.page.root.querySelectorAll(".calendar")) {
      this.arrive(calendar);
      const days = this.days(calendar);
      if (days.includes(document.activeElement)) continue;
      const isChosen = (day) => day.getAttribute("aria-pressed") === "true" && !day.disabled;
      this.stopAt(days.find(isChosen) ?? days.find((day) => !day.disabled), days);
    }
  }

  days(calendar) {
    return [...calendar.querySelectorAll(":scope > .stack:nth-child(n + 3) > .button")];
  }

  title(calendar) {
    return calendar.querySelector(".button-title").textContent;
  }

  stopAt(stop, days) {
    for (const day of days) day.tabIndex = day === stop ? 0 : -1;
  }

  focused(event) {
    const calendar = event.target.closest?.(".calendar");
    const days = calendar ? this.days(calendar) : [];
    if (days.includes(event.target)) this.stopAt(event.target, days);
  }

  key(event) {
    const calendar = event.target.closest?.(".calendar");
    if (!calendar || hasModifier(event)) return;
    const days = this.days(calendar);
    const index = days.indexOf(event.target);
    const end = getComputedStyle(calendar).direction === "rtl" ? -1 : 1;
    const step = {
      ArrowRight: end, ArrowLeft: -end, ArrowDown: WEEK, ArrowUp: -WEEK, PageDown: Infinity, PageUp: -Infinity,
    }[event.key];
    if (index < 0 || !step) return;
    event.preventDefault();
    let next = index + step;
    while (days[next]?.disabled) next += step;
    if (days[next]) days[next].focus();
    else this.leave(calendar, index, step);
  }

  /** Turns to the next or previous month beyond an end of the month. */
  leave(calendar, index, step) {
    const [back, on] = [...calendar.querySelectorAll(":scope > .stack:first-child > .button")].slice(-2);
    const button = step > 0 ? on : back;
    if (button.disabled) return;
    this.pending = { calendar, title: this.title(calendar), column: index % WEEK, step };
    button.click();
  }

  arrive(calendar) {
    const { pending } = this;
    if (pending?.calendar !== calendar || pending.title === this.title(calendar)) return;
    this.pending = null;
    const isInColumn = (day, index) => Math.abs(pending.step) === 1 || index % WEEK === pending.column;
    const days = this.days(calendar).filter((day, index) => !day.disabled && isInColumn(day, index));
    days.at(pending.step > 0 ? 0 : -1)?.focus();
  }
}
