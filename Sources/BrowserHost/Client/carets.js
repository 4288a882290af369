// Text views whose height or text changes while somebody writes in them: browsers scroll to the caret
// when one types, but not when a text view gets smaller, or another text, afterwards.

export class Carets {
  constructor(page) {
    this.page = page;
    /** What the text view that has the keyboard was when its caret was last seen to. */
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

/** Scrolls no farther than the line of the caret needs: the text, or what it stands in. */
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

/** Of a text field nobody says where its caret is: the copy that gives texts their height does. */
function markCaret({ value, selectionStart, selectionEnd, selectionDirection, clientWidth }, copy) {
  const caret = selectionDirection === "backward" ? selectionStart : selectionEnd;
  const mark = document.createElement("span");
  copy.classList.add("searched");
  copy.style.width = `${clientWidth}px`;
  copy.replaceChildren(value.slice(0, caret), mark, `${value.slice(caret)}\u200b`);
  return mark;
}
