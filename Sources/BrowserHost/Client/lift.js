// Views of the page that float over the screen, near its lower edge: the banner of a lost connection,
// and the offer to return to the last place. They move nothing below them.

/** What they do not cover: bars, views of apps over them, and controls that do not scroll. */
const OBSTACLES = ".tab-bar, .toolbar, .tabs-over > .view > *, #app button, #app input";
const SCROLLING = ".table, .scroll, .collection, .leaving";
/** The distance to what is below, in points. */
const GAP = 8;

/** Puts an element at the lowest place in the lower half of the screen where it covers nothing. */
export function lift(element) {
  const { style } = element;
  style.setProperty("--lift", "0px");
  const glass = document.querySelector(".glass").getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const obstacles = [...document.querySelectorAll(OBSTACLES)]
    .filter((item) => !item.closest(SCROLLING) && item.checkVisibility({ visibilityProperty: true }))
    .map((item) => item.getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < box.right && right > box.left)
    .sort((one, other) => other.bottom - one.bottom);
  let { bottom } = box;
  for (const { top, bottom: foot } of obstacles) {
    if (top < bottom + GAP && foot > bottom - box.height) bottom = top - GAP;
  }
  if (bottom - box.height < (glass.top + glass.bottom) / 2) return;
  style.setProperty("--lift", `${box.bottom - bottom}px`);
}
