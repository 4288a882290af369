// Keeps the caret visible in text views whose height or text changes during editing: browsers
// scroll to the caret when the user types, but not when the text view shrinks or its text changes
// later.

export class Carets {
  constructor(page) {
    this.page = page;
    /** The state of the edited text view when its caret was last made visible. */
    this.look = "";
    this.sizes = new ResizeObserver(() => this.after());
    page.root.addEventListener("focusin", ({ target }) => this.watch(target));
    this.watch(document.activeElement);
  }

  watch(element) {
    this.sizes.disconnect();
    if (!isTextInput(element)) return;
    this.look = lookOf(element);
    this.sizes.observe(element);
  }

  after() {
    const input = document.activeElement;
    if (!isTextInput(input)) return;
    const look = lookOf(input);
    if (look === this.look) return;
    this.look = look;
    show(input);
  }
}

const isTextInput = (element) => Boolean(element?.classList.contains("text-input"));

const lookOf = ({ clientHeight, scrollHeight, value }) =>
  [clientHeight, scrollHeight, value].join("|");

/** Scrolls the text or its container only as far as the line of the caret requires. */
function show(input) {
  const copy = input.parentElement.querySelector(":scope > .text-mirror");
  const mark = markCaret(input, copy);
  if (input.parentElement.classList.contains("still")) {
    mark.scrollIntoView({ block: "nearest", inline: "nearest" });
  } else {
    const start = copy.getBoundingClientRect().top;
    const { top, bottom } = mark.getBoundingClientRect();
    const { paddingTop, paddingBottom } = getComputedStyle(input);
    const most = top - start - parseFloat(paddingTop);
    const least = bottom - start + parseFloat(paddingBottom) - input.clientHeight;
    input.scrollTop = Math.min(Math.max(input.scrollTop, least), most);
  }
  copy.classList.remove("searched");
  copy.style.width = "";
  copy.textContent = `${input.value}\u200b`;
}

/**
 * Marks the caret in the hidden copy of the text, since browsers do not expose its position in a
 * field.
 */
function markCaret({ value, selectionStart, selectionEnd, selectionDirection, clientWidth }, copy) {
  const caret = selectionDirection === "backward" ? selectionStart : selectionEnd;
  const mark = document.createElement("span");
  copy.classList.add("searched");
  copy.style.width = `${clientWidth}px`;
  copy.replaceChildren(value.slice(0, caret), mark, `${value.slice(caret)}\u200b`);
  return mark;
}
