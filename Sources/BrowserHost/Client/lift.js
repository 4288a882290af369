// Views of the page that float over the screen, near its lower edge: the banner of a lost connection,
// and the offer to return to the last place. They move nothing below them.

/**
 * What they do not cover: bars, views of apps over them, and controls that do not scroll, with the
 * filled views around them.
 */
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
    .map((item) => barAround(item, glass.height / 3).getBoundingClientRect())
    .filter(({ left, right, height }) => height > 0 && left < box.right && right > box.left)
    .sort((one, other) => other.bottom - one.bottom);
  let { bottom } = box;
  for (const { top, bottom: foot } of obstacles) {
    if (top < bottom + GAP && foot > bottom - box.height) bottom = top - GAP;
  }
  if (bottom - box.height < (glass.top + glass.bottom) / 2) return;
  style.setProperty("--lift", `${box.bottom - bottom}px`);
}

/** Returns the outermost view around an element that is filled and not too high for a bar. */
function barAround(element, highest) {
  let bar = element;
  for (let view = element.parentElement; view.id !== "app"; view = view.parentElement) {
    if (view.offsetHeight > highest) break;
    const { backgroundColor, backdropFilter } = getComputedStyle(view);
    const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor) || backdropFilter !== "none";
    if (isFilled) bar = view;
  }
  return bar;
}
