// The live connection: opens, opens again, and keeps events in order.

const VERSION = 13;
const GOING_AWAY = 1001;
const TAKEN = 4001;
const RELOAD = 4002;
const DESTROYED = 4004;
const SILENCE = 60_000;
/** Milliseconds without an answer after which the page probes the line, and again gives it up. */
const PATIENCE = 1500;
/** Milliseconds that a new line may take to come up. */
const OPENING = 5000;
/** Milliseconds after a loss in which an action waits for a new line. */
const GRACE = 500;
/** Bytes a millisecond that even a slow line takes. */
const PACE = 16;
/** Milliseconds between the two clocks of a device that has not slept. */
const SLEPT = 5000;
/** Events that may arrive late: `InputEvent+Delay.swift` has the same. */
const passive = new Set(
  ["scroll", "focus", "blur", "edit", "select", "page", "shared", "words", "world", "active"]);

export class Connection {
  constructor(page, environment) {
    this.page = page;
    this.environment = environment;
    this.app = document.body.dataset.app;
    /** Random: tells this page, when it comes back, from a copy of its tab. */
    this.name = randomName();
    this.tries = 0;
    this.isReady = false;
    /** Whether the scene hibernates until the page is visible. */
    this.isHibernated = false;
    this.key = `scene:${this.app}`;
    /** The key of the previous page's name in the tab's storage. */
    this.leftKey = `left:${this.app}`;
    /** Whether there is nothing to come back to. */
    this.isOver = false;
    this.onLive = () => {};
    /** Called when there is a line, and the scene is known. */
    this.onReady = () => {};
    this.onBreak = () => {};
    /** Called when the page shows why it does not answer. */
    this.onNotice = () => {};
    /** Called when something that the person did was not done: at once, or as it turns out later. */
    this.onRefusal = () => {};
    /** Whether the line has been down for longer than actions wait. */
    this.isDown = false;
    /** Actions since the line was lost, which wait for the next line. */
    this.held = [];
    /** When the newest action was sent. */
    this.acted = 0;
    /** Bytes sent since something last came. */
    this.unanswered = 0;
    /** Whether an answer with something to show is on its way. */
    this.isAwaiting = false;
    this.drift = drift();
    window.addEventListener("offline", () => this.lost());
    window.addEventListener("online", () => this.found());
    window.addEventListener("pagehide", () => sessionStorage.setItem(this.leftKey, this.name));
    // A page that a browser brings back has not been left.
    window.addEventListener("pageshow", ({ persisted }) => { if (persisted) sessionStorage.removeItem(this.leftKey); });
  }

  /** Whether the scene that this tab had will take the place of the one that was painted. */
  get willBeReplaced() {
    const remembered = sessionStorage.getItem(this.key);
    return remembered !== null && remembered !== document.body.dataset.scene;
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/-/live/${this.app}`);
    const ifCurrent = (act) => (event) => { if (this.socket === socket) act(event); };
    this.socket = socket;
    this.suspect(() => this.abandon(), this.patience);
    socket.onopen = ifCurrent(() => this.opened());
    socket.onmessage = ifCurrent((message) => this.receive(message.data));
    socket.onclose = ifCurrent((event) => this.closed(event.code));
    this.listen();
  }

  /** Milliseconds that a new line may take for each of its two steps: the first is in no hurry. */
  get patience() {
    return this.wasLive ? OPENING * Math.max(1, Math.min(3, this.tries)) : 4 * OPENING;
  }

  opened() {
    this.trust();
    if (!this.isHibernated) return this.hello();
    // Nothing is lost while the page is hidden.
    this.recover();
    this.wake();
  }

  hello() {
    const base = `/${this.app}`;
    // From its slash on, also where the app's own address has a query.
    const path = (location.pathname.slice(base.length) || "/") + location.search;
    this.socket.send(JSON.stringify([
      "hello", VERSION, this.name, sessionStorage.getItem(this.leftKey), sessionStorage.getItem(this.key),
      document.body.dataset.scene ?? null, this.page.seen, path === "/" ? "" : path,
      this.environment(), [...navigator.languages].slice(0, 16),
      Intl.DateTimeFormat().resolvedOptions().timeZone, now(),
    ]));
    this.suspect(() => this.abandon(), this.patience);
  }

  receive(data) {
    this.listen();
    this.trust();
    const message = JSON.parse(data);
    // Answers to a probe, and to a test that waits until all that it did has been answered.
    if (!message.length || message[0] === "settled") return;
    if (message[0] === "scene") return this.begin(message[1], message[2]);
    if (message[0] === "asleep") return this.sceneDidHibernate();
    this.page.onCommit(message);
    document.body.dataset.live = "";
  }

  begin(scene, lastAction) {
    const isSame = document.body.dataset.scene === scene;
    sessionStorage.setItem(this.key, scene);
    sessionStorage.removeItem(this.leftKey);
    // Only what the server has just painted is kept; anything else comes whole.
    const isPainted = document.body.dataset.scene === scene && !this.wasLive;
    if (!isPainted) this.page.seen = 0;
    document.body.dataset.scene = scene;
    this.page.root.inert = false;
    this.wasLive = true;
    sessionStorage.removeItem("reloaded");
    this.isReady = true;
    this.isHibernated = false;
    this.tries = 0;
    if (isPainted && this.page.seen > 0) this.goLive();
    this.recover(isSame, lastAction);
    if (!isVisible()) this.reportVisibility();
    this.onReady();
  }

  /** The line is back: sends held actions, and reports lost ones. */
  recover(isSame = false, lastAction = undefined) {
    clearTimeout(this.grace);
    this.grace = null;
    this.isDown = false;
    document.documentElement.classList.remove("offline", "unplugged");
    const { held, acted } = this;
    this.held = [];
    this.acted = 0;
    if (isSame) held.forEach((message) => this.act(message));
    if (acted > lastAction || (held.length && !isSame)) this.onRefusal(true);
  }

  /** What the server painted is what the scene shows: from now on the page speaks for itself. */
  goLive() {
    document.body.dataset.live = "";
    this.onLive();
  }

  /** The page was hidden for long, and the scene hibernates: what is shown stays. */
  sceneDidHibernate() {
    this.isReady = false;
    this.isHibernated = true;
    delete document.body.dataset.live;
    this.onBreak();
    this.wake();
  }

  /** Asks for the scene back where the page is visible. */
  wake() {
    if (!this.isHibernated || !isVisible()) return;
    this.isHibernated = false;
    this.hello();
  }

  /** Reports whether the page is visible; a visible page wakes its scene. */
  reportVisibility() {
    if (this.isHibernated) this.wake();
    else this.send("active", isVisible() ? 0 : 2);
  }

  /** @returns whether the event is sent or held. */
  send(...event) {
    const isAct = !passive.has(event[0]);
    const message = [this.page.seen, now(), ...event];
    // The line of a device that slept may be dead, and the host knows its clock no more.
    if (this.isReady && drift() - this.drift > SLEPT) this.renew();
    if (!this.isReady || this.socket.readyState !== WebSocket.OPEN) return isAct && this.hold(message);
    this.isAwaiting ||= isAct;
    if (isAct) this.act(message);
    else this.write(message);
    return true;
  }

  act(message) {
    this.acted = message[1];
    this.write(message);
  }

  write(message) {
    const text = JSON.stringify(message);
    this.socket.send(text);
    this.unanswered += text.length;
    if (!this.suspicion) this.suspect(() => this.probe(), PATIENCE + this.unanswered / PACE);
  }

  /** Right after a loss an action waits; then it is refused. */
  hold(message) {
    if (this.isDown) this.onRefusal();
    else if (this.grace) this.held.push(message);
    return Boolean(this.grace) && !this.isDown;
  }

  // Breaking

  /** Something is done about the line unless something comes in time. */
  suspect(act, delay) {
    clearTimeout(this.suspicion);
    this.suspicion = setTimeout(act, delay);
  }

  trust() {
    clearTimeout(this.suspicion);
    this.suspicion = null;
    this.unanswered = 0;
    this.isAwaiting = false;
  }

  probe() {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send("[]");
    this.suspect(() => this.abandon(), PATIENCE);
  }

  /** The line is dead without saying so. */
  abandon() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.closed();
  }

  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  closed(code) {
    clearTimeout(this.silence);
    this.trust();
    this.isReady = false;
    this.onBreak();
    delete document.body.dataset.live;
    if (code === RELOAD) return this.reload();
    if (code === DESTROYED) return this.leave();
    if (code === TAKEN) return this.showNotice("taken");
    this.grace ??= setTimeout(() => this.goDown(), GRACE);
    this.retry(code === GOING_AWAY ? 1 : 0);
  }

  /** No new line came in time: until one does, what is shown is only to be looked at. */
  goDown() {
    this.isDown = true;
    const { classList } = document.documentElement;
    classList.add("offline");
    // The page has announced the missing network already.
    if (!classList.contains("unplugged")) this.onNotice();
    if (this.held.length) this.onRefusal();
    this.held = [];
  }

  /** Once at once, then ever more slowly. */
  retry(start = 0) {
    this.tries = Math.max(this.tries, start);
    const delay = this.tries === 0 ? 0 : Math.min(500 * 2 ** (this.tries - 1), 8000);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay * (0.8 + 0.4 * Math.random()));
  }

  /** The browser has no network: announces it at once, and gives the line up. */
  lost() {
    if (this.isOver) return;
    document.documentElement.classList.add("unplugged");
    this.onNotice();
    // A host on this very device may be there all the same.
    this.tries = 4;
    this.abandon();
  }

  /** The network is back. */
  found() {
    document.documentElement.classList.remove("unplugged");
    this.renew();
  }

  /** On a new line at once, as the old one may be dead without saying so. */
  renew() {
    if (this.isOver) return;
    this.drift = drift();
    this.tries = 0;
    this.abandon();
  }

  /** The app has closed its window: a page says so, and offers to open the app anew. */
  leave() {
    this.isOver = true;
    sessionStorage.removeItem(this.key);
    location.replace(`/-/closed/${this.app}`);
  }

  showNotice(kind) {
    this.isOver = true;
    document.documentElement.dataset.notice = kind;
    this.onNotice();
  }

  /** Loads the page again, but never in circles. */
  reload() {
    if (sessionStorage.getItem("reloaded")) return this.showNotice("failed");
    sessionStorage.setItem("reloaded", "1");
    location.reload();
  }
}

/** Milliseconds since the page was loaded. */
function now() {
  return Math.round(performance.now());
}

/** Grows while the device sleeps. */
function drift() {
  return Date.now() - performance.now();
}

function isVisible() {
  return document.visibilityState === "visible";
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
