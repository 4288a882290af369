// The size of the screen in a window that was resized without a connection: no other layout can
// arrive, so the screen keeps the size that it was laid out for, and is scrolled where it is larger.

import { environment } from "./environment.js";

export class KeptSize {
  constructor(connection) {
    this.connection = connection;
    this.screen = document.getElementById("app");
    /** The environment of the screen's layout. */
    this.laidOut = environment();
    this.isKept = false;
    new ResizeObserver(() => this.update()).observe(this.screen);
  }

  update() {
    const now = environment();
    if (this.connection.isReady && !this.isKept) this.laidOut = now;
    const { width, height } = this.laidOut;
    if (now.width === width && now.height === height) this.end();
    else this.keep();
  }

  keep() {
    this.isKept = true;
    const { width, height, safeArea } = this.laidOut;
    const lengths = {
      "--kept-width": width, "--kept-height": height,
      "--device-t": safeArea.top, "--device-b": safeArea.bottom,
      "--device-l": safeArea.leading, "--device-r": safeArea.trailing,
    };
    for (const [name, length] of Object.entries(lengths)) {
      this.screen.style.setProperty(name, `${length}px`);
    }
    this.screen.classList.add("kept-size");
  }

  /** Gives the screen the window's size, for which the scene lays it out again. */
  end() {
    if (!this.isKept) return;
    this.isKept = false;
    this.screen.classList.remove("kept-size");
    for (const side of ["t", "b", "l", "r"]) this.screen.style.removeProperty(`--device-${side}`);
    this.laidOut = environment();
  }
}
