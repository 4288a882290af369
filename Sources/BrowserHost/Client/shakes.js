// Shakes of the device, for a scene whose responders handle motion events: from the first jolt to
// the last.

/** `ShakePhase`. */
const BEGAN = 0, ENDED = 1, CANCELLED = 2;
/**
 * The acceleration in metres per second squared, without gravity, that a hand carrying a device
 * does not reach.
 */
const JOLT = 15;
/** The number of jolts to and fro within the window that make a shake. */
const JOLTS = 3;
const WINDOW = 1000;
/** The time in milliseconds without a jolt that ends a shake. */
const CALM = 500;

export class Shakes {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The times of the last jolts, and the direction of the last one. */
    this.jolts = [];
    this.direction = null;
    /** The node of the current shake. */
    this.node = null;
    addEventListener("devicemotion", (event) => this.moved(event));
    addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.end(CANCELLED));
    this.ask();
  }

  get window() {
    return this.page.root.querySelector("[data-shakes]");
  }

  /**
   * Requests motion events: some browsers require the user's permission, and ask for it only after
   * a tap.
   */
  ask() {
    const { requestPermission } = globalThis.DeviceMotionEvent ?? {};
    if (!requestPermission) return;
    addEventListener("click", () => requestPermission.call(DeviceMotionEvent).catch(() => {}), { once: true });
  }

  moved({ acceleration, timeStamp }) {
    if (!this.window || !acceleration) return;
    const force = [acceleration.x ?? 0, acceleration.y ?? 0, acceleration.z ?? 0];
    if (Math.hypot(...force) < JOLT) return;
    if (this.node !== null) return this.extendShake();
    const { direction } = this;
    const isBack = direction?.reduce((sum, part, axis) => sum + part * force[axis], 0) < 0;
    this.direction = force;
    if (direction && !isBack) return;
    this.jolts = [...this.jolts.filter((time) => timeStamp - time < WINDOW), timeStamp];
    if (this.jolts.length >= JOLTS) this.begin();
  }

  /**
   * Begins a shake as in the Simulator: Control, Command and Z, or Control, Alt and Z on other
   * keyboards.
   */
  key(event) {
    if (!this.window || event.code !== "KeyZ" || !event.ctrlKey || event.metaKey === event.altKey) return;
    event.preventDefault();
    if (event.repeat || this.node !== null) return;
    this.begin();
    this.end(ENDED);
  }

  begin() {
    this.node = this.page.nodeOf(this.window).id;
    this.send("shake", this.node, BEGAN);
    this.extendShake();
  }

  extendShake() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(ENDED), CALM);
  }

  end(phase) {
    clearTimeout(this.timer);
    if (this.node !== null) this.send("shake", this.node, phase);
    this.node = null;
    this.jolts = [];
    this.direction = null;
  }
}
