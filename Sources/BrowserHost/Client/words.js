// Words that no font of the scene contains: the page measures each once in the user's fonts.

/** The font families of designs, by the scene's numbers. */
const FAMILIES = ["var(--system)", "var(--monospace)", "ui-rounded, var(--system)", "var(--serif)"];
/** The font size in which words are measured, in pixels. */
const SIZE = 100;
/** The maximum number of words in an answer. */
const MOST = 512;

export class Words {
  constructor(send) {
    this.send = send;
    /** Answers that have not been sent. */
    this.waiting = [];
  }

  /** Measures words: all are laid out before the first is measured. */
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

  /** Sends the answers while there is a connection. */
  answer() {
    while (this.waiting.length && this.send("words", ...this.waiting[0])) this.waiting.shift();
  }
}
