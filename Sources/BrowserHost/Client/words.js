// Words that no font of the scene has: the page measures them in the fonts that the reader has, once each.

/** The families of designs, as the scene numbers them. */
const FAMILIES = ["var(--system)", "var(--monospace)", "ui-rounded, var(--system)", "var(--serif)"];
/** In this size words are measured, in pixels. */
const SIZE = 100;
/** Words of one answer. */
const MOST = 512;

export class Words {
  constructor(send) {
    this.send = send;
    /** Answers that the scene has not got. */
    this.waiting = [];
  }

  /** Measures words: all are laid out before the first is read. */
  measure([first, ...words]) {
    const ruler = document.createElement("div");
    ruler.className = "word-ruler";
    ruler.ariaHidden = "true";
    const spans = words.map(([text, design, weight, isItalic]) => {
      const span = document.createElement("span");
      span.textContent = text;
      Object.assign(span.style, {
        fontFamily: FAMILIES[design], fontWeight: weight, fontStyle: isItalic ? "italic" : "normal",
      });
      ruler.append(span);
      return span;
    });
    ruler.style.fontSize = `${SIZE}px`;
    document.body.append(ruler);
    const advances = spans.map((span) => (
      Math.round((span.getBoundingClientRect().width / SIZE) * 1e4) / 1e4));
    ruler.remove();
    for (let from = 0; from < advances.length; from += MOST) {
      this.waiting.push([first + from, ...advances.slice(from, from + MOST)]);
    }
    this.answer();
  }

  /** Sends the answers, as far as there is a line. */
  answer() {
    while (this.waiting.length && this.send("words", ...this.waiting[0])) this.waiting.shift();
  }
}
