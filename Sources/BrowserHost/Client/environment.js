// The reader's settings and window, as the server asks for them.

import { watchTextSize } from "./ruler.js";

const YEAR = 31536000;

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Apple's content size categories by the size of body text in points. */
const bodySizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];

export function reducesMotion() {
  return still.matches;
}

/** `[width, height, dark, contrast, less motion, text size, pad, top, start, bottom, end]` */
export function environment() {
  const device = document.querySelector(".glass");
  const glass = device.getBoundingClientRect();
  const style = getComputedStyle(device);
  const covered = ["t", "l", "b", "r"].map((side) => points(style, `--device-${side}`));
  return [
    Math.max(1, Math.round(glass.width)), Math.max(1, Math.round(glass.height)),
    dark.matches, contrast.matches, still.matches, textSize(), points(style, "--pad") === 1, ...covered,
  ];
}

/** The number of a custom property; 0 where it has none. */
function points(style, name) {
  return parseFloat(style.getPropertyValue(name)) || 0;
}

/** How much larger than usual the reader has text, in the steps of Apple's categories. */
export function textScale() {
  return bodySizes[textSize()] / 17;
}

/** The category whose body text is nearest to the browser's own setting. */
function textSize() {
  const body = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16 * 17;
  let best = 3;
  bodySizes.forEach((size, index) => {
    if (Math.abs(size - body) < Math.abs(bodySizes[best] - body)) best = index;
  });
  return best;
}

/** Bars have their height in the scene, which gets the reader's text size as a category. */
export function applyTextSize() {
  document.documentElement.style.setProperty("--category", `${16 * textScale()}px`);
}

/** Keeps the environment for the server, which paints the app's next page in it. */
function keep(environment) {
  const { app } = document.body.dataset;
  const value = encodeURIComponent(JSON.stringify(environment));
  if (document.cookie.includes(`window=${value}`)) return;
  document.cookie = `window=${value}; path=/${app}; samesite=lax; max-age=${YEAR}`;
}

/** Calls back with the environment whenever it has changed. */
export function watchEnvironment(changed) {
  let last = JSON.stringify(environment());
  keep(environment());
  let timer;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = environment();
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      applyTextSize();
      keep(now);
      changed(now);
    }, 100);
  };
  for (const query of [dark, contrast, still]) query.addEventListener("change", check);
  new ResizeObserver(check).observe(document.querySelector(".glass"));
  watchTextSize(check);
}
