// Web views: reports the sizes of their pages, and the links that are tapped in them.

export class WebPages {
  constructor(page, send, keys) {
    this.page = page;
    this.send = send;
    this.keys = keys;
    /** The reported value of each frame's document. */
    this.reported = new WeakMap();
    this.sizes = new ResizeObserver((entries) => {
      for (const entry of entries) this.measure(entry.target.ownerDocument);
    });
    // Load events do not bubble, but can be captured.
    page.root.addEventListener("load", (event) => this.watch(event.target), true);
  }

  get frames() {
    return this.page.root.querySelectorAll(".web[data-revision] > .web-page");
  }

  /** Reports all sizes again, to a scene that has not received them. */
  reportSizes() {
    for (const frame of this.frames) {
      this.reported.delete(frame.contentDocument ?? frame);
      this.watch(frame);
    }
  }

  /** Applies the style of the views to their pages. */
  after() {
    for (const frame of this.frames) restyle(frame);
  }

  watch(frame) {
    const document = frame.classList?.contains("web-page") ? frame.contentDocument : null;
    if (!document || document.URL === "about:blank" || document.readyState !== "complete") return;
    if (!this.reported.has(document)) {
      this.reported.set(document, "");
      document.addEventListener("click", (event) => this.clicked(frame, event));
      document.addEventListener("keydown", (event) => this.keys.key(event, frame));
      this.sizes.observe(document.documentElement);
      restyle(frame);
    }
    this.measure(document);
  }

  measure(document) {
    const frame = document.defaultView?.frameElement;
    const node = frame && this.page.nodeOf(frame);
    if (!node) return;
    const root = document.documentElement;
    // Otherwise a browser navigates back by a horizontal swipe.
    root.style.touchAction = root.scrollWidth > root.clientWidth ? "" : "pan-y pinch-zoom";
    const box = root.getBoundingClientRect();
    const size = [Math.ceil(box.width), Math.ceil(box.height)];
    if (this.reported.get(document) === `${size}`) return;
    this.reported.set(document, `${size}`);
    this.send("page", node.id, Number(node.element.dataset.revision), ...size);
  }

  clicked(frame, event) {
    const link = event.target.closest?.("a[href]");
    if (!link || event.button !== 0) return;
    event.preventDefault();
    const isInPage = link.getAttribute("href").startsWith("#");
    if (isInPage) {
      const place = frame.contentDocument.getElementById(decodeURIComponent(link.hash.slice(1)));
      place?.scrollIntoView({ block: "start" });
    } else {
      const node = this.page.nodeOf(frame);
      // The names of the frame itself, and of its ancestors, also begin with an underscore.
      const opensWindow = link.target && !/^_(self|top|parent)$/i.test(link.target);
      if (node) this.send("link", node.id, link.href, opensWindow ? 1 : 0);
    }
  }
}

/** The original conditions of rules that were replaced for a frame. */
const asked = new WeakMap();
const STYLE = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g;

/**
 * Shows a frame's page in the frame's own style, which a browser applies to the page's colours but
 * not to its media queries.
 */
function restyle(frame) {
  const document = frame.contentDocument;
  if (!document?.documentElement) return;
  const own = frame.closest(".always-light, .always-dark");
  const style = own && (own.classList.contains("always-dark") ? "dark" : "light");
  if (document.shownStyle === style) return;
  document.shownStyle = style;
  if (style) document.documentElement.style.setProperty("color-scheme", style, "important");
  else document.documentElement.style.removeProperty("color-scheme");
  for (const sheet of document.styleSheets) answer(sheet, style);
}

function answer(group, style) {
  let rules;
  try {
    rules = group.cssRules;
  } catch {
    return; // A style sheet of another host is not accessible to scripts.
  }
  for (const rule of rules ?? []) {
    if (rule.media) {
      if (!asked.has(rule)) asked.set(rule, rule.media.mediaText);
      const own = asked.get(rule).replace(STYLE, (query, wanted) => {
        if (!style) return query;
        return wanted === style ? "(min-width: 0)" : "(max-width: 0)";
      });
      if (own !== rule.media.mediaText) rule.media.mediaText = own;
    }
    answer(rule, style);
  }
}
