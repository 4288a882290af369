/// Functions of JavaScript that run in the pages of tested apps.
enum BrowserScripts {
  /// Remembers the live connections of a page before its own scripts run, and what scrolls; emulates a
  /// keyboard that covers the bottom of the page while a text is edited.
  static let start = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(...values) { super(...values); window.sockets.push(this); }
    };
    window.scrolled = new Map();
    addEventListener("scroll", ({ target }) => scrolled.set(target, performance.now()), true);
    addEventListener("scrollend", ({ target }) => scrolled.delete(target), true);
    {
      const viewport = window.visualViewport;
      const { get } = Object.getOwnPropertyDescriptor(VisualViewport.prototype, "height");
      const keyboard = () => {
        if (!document.activeElement?.classList.contains("field-input")) return 0;
        return innerWidth > innerHeight ? \(KeyboardElements.height(isLandscape: true))
          : \(KeyboardElements.height(isLandscape: false));
      };
      Object.defineProperty(viewport, "height", { get: () => get.call(viewport) - keyboard() });
      const changed = () => setTimeout(() => viewport.dispatchEvent(new Event("resize")));
      for (const kind of ["focusin", "focusout"]) addEventListener(kind, changed);
    }
    """

  /// Resolves when nothing scrolls, the host has answered all events, and no finite animation runs.
  static let settle = """
    async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
      const end = performance.now() + 10000;
      const isOver = () => performance.now() > end;
      while (!isOver() && !document.body?.hasAttribute("data-live")) await pause(5);
      await frame();
      await frame();
      while (!isOver() && document.body.hasAttribute("data-resizing")) await frame();
      // What was removed while it scrolled reports no end.
      const scrolls = (time) => performance.now() - time < 300;
      while (!isOver() && [...scrolled.values()].some(scrolls)) await frame();
      const socket = window.sockets.at(-1);
      if (socket?.readyState === WebSocket.OPEN) {
        await new Promise((resolve) => {
          setTimeout(resolve, 5000);
          socket.addEventListener("close", resolve, { once: true });
          socket.addEventListener("message", ({ data }) => data === '["settled"]' && resolve());
          socket.send('["settle"]');
        });
      }
      const runs = (animation) => animation.playState === "running"
        && animation.effect.getComputedTiming().iterations !== Infinity;
      while (!isOver()) {
        if (document.body.hasAttribute("data-loading")) { await pause(5); continue; }
        const running = document.getAnimations().filter(runs);
        if (!running.length) return;
        await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), pause(500)]);
      }
    }
    """

  /// The functions that find the element of a node's part.
  private static let find = """
    const box = (element) => {
      const own = element.getBoundingClientRect();
      if (own.width && own.height) return own;
      const inner = [...element.querySelectorAll("*")].map((one) => one.getBoundingClientRect())
        .find(({ width, height }) => width && height);
      return inner ?? own;
    };
    const find = ({ node, part, index, address }) => {
      const element = document.querySelector(`[data-n="${node}"]`);
      if (!element) return null;
      if (part === "action") {
        const shown = [...element.querySelectorAll(".cell-actions button")]
          .filter((button) => button.getBoundingClientRect().width);
        const isTrailing = shown[0]?.closest(".trailing");
        shown.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x);
        const isOnRight = !!isTrailing === (document.documentElement.dir !== "rtl");
        return (isOnRight ? shown.reverse() : shown)[index] ?? null;
      }
      const parts = { accessory: ".cell-detail", editControl: ".cell-control", handle: ".cell-grip", clear: ".field-clear" };
      return parts[part] ? element.querySelector(parts[part]) : element;
    };
    """

  /// Returns the middle of an element and its size, after scrolling so that the middle is visible above a place
  /// of the screen; null without one.
  static let middle = """
    async (place, bottom) => {
      \(find)
      const element = find(place);
      if (!element) return null;
      const center = () => {
        const { x, y, width, height } = box(element);
        return [x + width / 2, y + height / 2, width, height];
      };
      const isInside = ([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y < bottom;
      const clips = () => {
        const [x, y] = center();
        for (let one = element.parentElement; one; one = one.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(one).overflow)) continue;
          const b = one.getBoundingClientRect();
          if (x < b.left || x > b.right || y < b.top || y > b.bottom) return true;
        }
        return false;
      };
      // Bars and pinned headers; what is presented over the screen stays over it.
      const isCovered = () => {
        const hit = document.elementFromPoint(...center().slice(0, 2))?.closest("[data-n]");
        return hit && !hit.contains(element) && !element.contains(hit)
          && !hit.closest("[role=dialog], [role=alertdialog], [role=menu]");
      };
      if (!isInside(center()) || clips() || isCovered()) {
        element.scrollIntoView({ block: "center", inline: "nearest" });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      if (place.part === "link") {
        const frame = element.matches("iframe") ? element : element.querySelector("iframe");
        const link = [...frame.contentDocument.links].find(({ href }) => href === place.address);
        if (!link) return null;
        const [outer, inner] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
        const { width, height } = inner;
        return [outer.x + inner.x + width / 2, outer.y + inner.y + height / 2, width, height];
      }
      return center();
    }
    """

  /// Returns whether a touch at the middle of an element, above a place of the screen, reaches it.
  static let isHittable = """
    (place, bottom) => {
      \(find)
      const element = find(place);
      if (!element) return false;
      const { x, y, width, height } = box(element);
      if (!width || !height || y + height / 2 >= bottom) return false;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-n]");
      if (!hit || element.contains(hit)) return !!hit;
      const takesNone = element.matches(".untouchable, :is(.label, .image):not(.touchable)");
      return hit.contains(element) && (takesNone || !element.closest(".untouchable"));
    }
    """

  /// Focuses a wheel.
  static let focusWheel = """
    (place) => {
      \(find)
      const wheel = find(place);
      const target = wheel?.matches("[role=spinbutton]") ? wheel : wheel?.querySelector("[role=spinbutton]");
      target?.focus();
      return !!target;
    }
    """

  /// Returns the ends of a slider's track.
  static let track = """
    (place) => {
      \(find)
      const element = find(place);
      const range = element?.matches("input") ? element : element?.querySelector("input");
      if (!range) return null;
      const { x, y, width, height } = range.getBoundingClientRect();
      const fraction = (range.value - range.min) / (range.max - range.min);
      return [x, x + width, y + height / 2, fraction];
    }
    """
}
