// Repeats a stepper's held button with growing speed.

const WAIT = 500;
const SLOW = 150;
const FAST = 50;
/** The number of steps after which it speeds up. */
const HURRY = 10;
const MOST = 1000;

export class Steppers {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.hold = null;
    this.held = null;
    for (const kind of ["pointerup", "pointercancel", "blur"]) addEventListener(kind, () => this.end());
    page.root.addEventListener("pointerout", (event) => {
      if (event.target.closest(".button") === this.hold?.button && !this.hold.button.contains(event.relatedTarget)) {
        this.end();
      }
    });
    page.root.addEventListener("contextmenu", (event) => {
      if (event.target.closest(".stepper")) event.preventDefault();
    });
  }

  pressed(event) {
    this.held = null;
    const button = event.target.closest(".stepper > .button");
    const stepper = button?.parentElement;
    if (!button || button.disabled || stepper.classList.contains("unrepeated")) return;
    this.hold = {
      button,
      node: this.page.nodeOf(stepper),
      isUp: button === stepper.lastElementChild,
      isSilent: stepper.classList.contains("reports-at-end"),
      count: 0,
    };
    this.hold.timer = setTimeout(() => this.step(), WAIT);
  }

  step() {
    const { hold } = this;
    if (hold.button.disabled || !hold.button.isConnected || hold.count >= MOST) return;
    this.held = hold.button;
    hold.count += 1;
    if (!hold.isSilent) this.send("step", hold.node.id, hold.isUp, 1);
    hold.timer = setTimeout(() => this.step(), hold.count < HURRY ? SLOW : FAST);
  }

  end() {
    const { hold } = this;
    if (!hold) return;
    this.hold = null;
    clearTimeout(hold.timer);
    if (hold.isSilent && hold.count > 0) this.send("step", hold.node.id, hold.isUp, hold.count);
  }

  /** Returns true if the click that ends a hold has been counted already. */
  tookHold(button) {
    const isTaken = this.held === button;
    this.held = null;
    return isTaken;
  }
}
