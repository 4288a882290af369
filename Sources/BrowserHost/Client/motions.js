// Animations of layers: the browser plays them, while the tree keeps its values. MotionWriter.swift
// writes the attribute `data-motions`.

const SVG = "http://www.w3.org/2000/svg";

// Custom properties are interpolated only if their syntax is registered.
for (const [name, syntax, initialValue] of [
  ["--border-color", "<color>", "transparent"], ["--border-width", "<length>", "0px"],
]) {
  try {
    CSS.registerProperty({ name, syntax, initialValue, inherits: true });
  } catch {
    // Browsers without registered properties change borders abruptly.
  }
}

export class Motions {
  constructor(page) {
    this.page = page;
    /** The animations of each element, with the attribute's text that describes them. */
    this.elements = new Map();
    this.after();
  }

  after() {
    for (const [element, known] of this.elements) {
      if (element.isConnected && element.dataset.motions) continue;
      for (const playing of known.playing.values()) end(playing);
      this.elements.delete(element);
    }
    for (const element of this.page.root.querySelectorAll("[data-motions]")) this.follow(element);
  }

  follow(element) {
    const text = element.dataset.motions;
    const known = this.elements.get(element) ?? { text: null, playing: new Map() };
    if (known.text === text) return;
    known.text = text;
    this.elements.set(element, known);
    const wanted = JSON.parse(text);
    for (const [number, playing] of known.playing) {
      if (wanted.some((motion) => motion.number === number)) continue;
      end(playing);
      known.playing.delete(number);
    }
    for (const motion of wanted) {
      try {
        this.play(element, motion, known.playing);
      } catch (error) {
        // An animation that the browser does not support must not prevent others.
        reportError(error);
      }
    }
  }

  play(element, motion, all) {
    const { number, elapsed, rate, epoch, ...looks } = motion;
    const description = JSON.stringify(looks);
    const old = all.get(number);
    const continues = old?.epoch === epoch;
    if (continues && old.description === description) return;
    // New values continue at the current time, unless the time mapping has changed.
    const time = continues ? old.ways[0]?.currentTime ?? elapsed : elapsed;
    if (old) end(old);
    all.delete(number);
    const timing = {
      id: "motion", duration: motion.duration, iterationStart: motion.start, easing: motion.easing, fill: motion.fill,
      iterations: motion.rounds < 0 ? Infinity : motion.rounds, direction: motion.alternates ? "alternate" : "normal",
    };
    const playing = { description, epoch, ways: [], shape: null };
    all.set(number, playing);
    for (const { adds, frames } of motion.tracks) {
      playing.ways.push(element.animate(frames, { ...timing, composite: adds ? "add" : "replace" }));
    }
    if (motion.shape) this.playShape(element, motion.shape, timing, playing);
    for (const way of playing.ways) {
      way.currentTime = time;
      if (rate === 0) way.pause();
      else way.playbackRate = rate;
    }
  }

  /**
   * Animates a shape by an SVG element in place of its image, since a path in an image cannot be
   * animated.
   */
  playShape(element, shape, timing, playing) {
    const svg = document.createElementNS(SVG, "svg");
    svg.classList.add("motion-shape");
    svg.setAttribute("aria-hidden", "true");
    Object.assign(svg.style, { left: `${shape.left}px`, top: `${shape.top}px` });
    const path = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries(shape.path)) path.setAttribute(name, value);
    svg.append(path);
    element.prepend(svg);
    playing.shape = svg;
    const hold = (property, value) => [{ [property]: value }, { [property]: value }];
    playing.ways.push(
      path.animate(shape.frames, timing), svg.animate(hold("visibility", "visible"), timing),
      element.animate(hold("backgroundImage", "none"), timing),
    );
  }
}

function end(playing) {
  for (const way of playing.ways) way.cancel();
  playing.shape?.remove();
}
