// The user's settings and window, in the form that the server expects.

import { watchTextSize } from "./ruler.js";

const YEAR = 31536000;
/** A height in points that is too small for a keyboard. */
const SLIVER = 80;

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Apple's content size categories by the size of body text in points. */
const bodySizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53];
/** The index of the default category. */
const DEFAULT_SIZE = 3;

export function reducesMotion() {
  return still.matches;
}

/** Returns the environment; lengths are in points. */
export function environment() {
  const device = document.querySelector(".glass");
  const glass = device.getBoundingClientRect();
  const style = getComputedStyle(device);
  return {
    width: Math.max(1, Math.round(glass.width)),
    height: Math.max(1, Math.round(glass.height)),
    isDark: dark.matches,
    increasesContrast: contrast.matches,
    reducesMotion: still.matches,
    textSize: textSize(),
    isPad: points(style, "--pad") === 1,
    safeArea: {
      top: points(style, "--device-t"),
      leading: points(style, "--device-l"),
      bottom: points(style, "--device-b"),
      trailing: points(style, "--device-r"),
    },
    keyboard: keyboard(glass),
    // The property exists where file choosers can open a camera, as on phones.
    ...("capture" in HTMLInputElement.prototype && { hasCamera: true }),
  };
}

/**
 * Returns the height that an on-screen keyboard covers at the bottom of the window, in points. Most
 * browsers end the page above it; others leave the page unchanged and show less of it.
 */
function keyboard(glass) {
  const seen = window.visualViewport;
  const isTyping = document.activeElement?.classList.contains("field-input");
  if (!isTyping || !seen || seen.scale > 1) return 0;
  if (document.documentElement.clientHeight - seen.height < SLIVER) return 0;
  return Math.max(0, Math.round(glass.bottom - seen.offsetTop - seen.height));
}

/** Returns the number of a custom property; 0 if it has none. */
function points(style, name) {
  return parseFloat(style.getPropertyValue(name)) || 0;
}

/** Returns the category whose body text is nearest to the browser's own setting. */
function textSize() {
  const body = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16 * 17;
  let best = DEFAULT_SIZE;
  bodySizes.forEach((size, index) => {
    if (Math.abs(size - body) < Math.abs(bodySizes[best] - body)) best = index;
  });
  return best;
}

/** Returns whether the user's text size enlarges texts. */
export function hasLargeText() {
  return textSize() > DEFAULT_SIZE;
}

/** Stores the environment for the server, which paints the app's next page in it. */
function keep(environment) {
  const { app } = document.body.dataset;
  // A page is painted before the user types in it.
  const value = encodeURIComponent(JSON.stringify({ ...environment, keyboard: undefined }));
  if (document.cookie.includes(`window=${value}`)) return;
  document.cookie = `window=${value}; path=/${app}; samesite=lax; max-age=${YEAR}`;
}

/** Calls back with the environment after each change. */
export function watchEnvironment(changed) {
  let last = JSON.stringify(environment());
  keep(environment());
  let timer;
  const check = () => {
    clearTimeout(timer);
    document.body.dataset.resizing = "";
    timer = setTimeout(() => {
      delete document.body.dataset.resizing;
      const now = environment();
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      document.documentElement.style.setProperty("--keyboard", `${now.keyboard}px`);
      keep(now);
      changed(now);
    }, 100);
  };
  for (const query of [dark, contrast, still]) query.addEventListener("change", check);
  const glass = document.querySelector(".glass");
  new ResizeObserver(check).observe(glass);
  new MutationObserver(check).observe(glass, { attributeFilter: ["style"] });
  for (const kind of ["resize", "scroll"]) window.visualViewport?.addEventListener(kind, check);
  watchTextSize(check);
}
