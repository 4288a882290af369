// The live connection: opens and reopens it, and keeps events in order.

/** The digest of the host's scripts and style sheets, which is part of this script's address. */
const CLIENT = new URL(import.meta.url).pathname.split("/").at(-2);
const GOING_AWAY = 1001;
const TAKEN = 4001;
const RELOAD = 4002;
const DESTROYED = 4004;
const SILENCE = 60_000;
/**
 * Milliseconds without an answer after which the page probes the connection, and again gives it up.
 */
const PATIENCE = 1500;
/** The timeout of opening a connection, in milliseconds. */
const OPENING = 5000;
/** Milliseconds after a loss in which an action waits for a new connection. */
const GRACE = 500;
/** Bytes per millisecond of the slowest supported connection. */
const PACE = 16;
/** The drift between two clocks, in milliseconds, from which the device counts as having slept. */
const SLEPT = 5000;
/** Events that may arrive late: `InputEvent+Delay.swift` has the same list. */
const passive = new Set(
  ["scroll", "focus", "blur", "edit", "select", "page", "shared", "files", "words", "environment", "active"]);

export class Connection {
  constructor(page, environment) {
    this.page = page;
    this.environment = environment;
    this.app = document.body.dataset.app;
    /** A random name that distinguishes this page, when it reconnects, from a copy of its tab. */
    this.name = randomName();
    this.tries = 0;
    this.isReady = false;
    /** True if the scene hibernates until the page is visible. */
    this.isHibernated = false;
    this.wasLive = false;
    this.key = `scene:${this.app}`;
    /** The storage key of the previous page's name in the tab. */
    this.leftKey = `left:${this.app}`;
    /** True if there is no scene to reconnect to. */
    this.isOver = false;
    this.onLive = () => {};
    /** Called when there is a connection and the scene is known. */
    this.onReady = () => {};
    this.onBreak = () => {};
    /** Called when the page shows why it does not respond. */
    this.onNotice = () => {};
    /** Called when an action was not carried out: immediately, or when this is known later. */
    this.onRefusal = () => {};
    /** True if the connection has been lost for longer than actions wait. */
    this.isDown = false;
    /** Actions since the loss that wait for the next connection. */
    this.held = [];
    /** The time of the newest action that was sent. */
    this.acted = 0;
    /** The number of bytes sent since the last message was received. */
    this.unanswered = 0;
    /** True if an answer with a visible change is expected. */
    this.isAwaiting = false;
    this.drift = drift();
    window.addEventListener("offline", () => this.lost());
    window.addEventListener("online", () => this.found());
    window.addEventListener("pagehide", () => sessionStorage.setItem(this.leftKey, this.name));
    // A page that a browser restores has not been left.
    window.addEventListener("pageshow", ({ persisted }) => { if (persisted) sessionStorage.removeItem(this.leftKey); });
  }

  /** True if the previous scene of this tab will replace the painted one. */
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

  /** The timeout of each of the two steps of connecting, in milliseconds; longer the first time. */
  get patience() {
    return this.wasLive ? OPENING * Math.max(1, Math.min(3, this.tries)) : 4 * OPENING;
  }

  opened() {
    this.trust();
    if (!this.isHibernated) return this.hello();
    // Nothing can be lost while the page is hidden.
    this.recover();
    this.wake();
  }

  hello() {
    const base = `/${this.app}`;
    // From the slash on, also if the app's root address has a query.
    const path = (location.pathname.slice(base.length) || "/") + location.search;
    this.socket.send(JSON.stringify({
      hello: CLIENT,
      page: this.name,
      predecessor: sessionStorage.getItem(this.leftKey),
      rememberedScene: sessionStorage.getItem(this.key),
      paintedScene: document.body.dataset.scene,
      seen: this.page.seen,
      path: path === "/" ? "" : path,
      environment: this.environment(),
      languages: [...navigator.languages].slice(0, 16),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      made: now(),
    }));
    this.suspect(() => this.abandon(), this.patience);
  }

  receive(data) {
    this.listen();
    this.trust();
    const message = JSON.parse(data);
    // Answers to a probe, and to a test that waits until all of its events have been answered.
    const [name, scene, lastAction] = message;
    if (!message.length || name === "settled") return;
    if (name === "scene") return this.begin(scene, lastAction);
    if (name === "asleep") return this.sceneDidHibernate();
    this.page.onCommit(message);
    document.body.dataset.live = "";
  }

  begin(scene, lastAction) {
    const isSame = document.body.dataset.scene === scene;
    sessionStorage.setItem(this.key, scene);
    sessionStorage.removeItem(this.leftKey);
    // Only content that the server has just painted is kept; otherwise the scene is sent whole.
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

  /** Ends an outage: sends held actions, and reports lost ones. */
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

  /** Goes live: the painted content equals the scene. */
  goLive() {
    document.body.dataset.live = "";
    this.onLive();
  }

  /** Handles the hibernation of the scene after the page was long hidden; its content stays. */
  sceneDidHibernate() {
    this.isReady = false;
    this.isHibernated = true;
    delete document.body.dataset.live;
    this.onBreak();
    this.wake();
  }

  /** Requests the scene again if the page is visible. */
  wake() {
    if (!this.isHibernated || !isVisible()) return;
    this.isHibernated = false;
    this.hello();
  }

  /** Reports the page's visibility, and requests a hibernating scene. */
  reportVisibility() {
    if (this.isHibernated) this.wake();
    else this.send("active", isVisible() ? 0 : 2);
  }

  /** @returns true if the event was sent or is held. */
  send(name, ...values) {
    const isAct = !passive.has(name);
    const message = [this.page.seen, now(), name, ...values];
    // After the device slept the connection may be dead, and the host's clock offset is invalid.
    if (this.isReady && drift() - this.drift > SLEPT) this.renew();
    if (!this.isReady || this.socket.readyState !== WebSocket.OPEN) return isAct && this.hold(message);
    this.isAwaiting ||= isAct;
    if (isAct) this.act(message);
    else this.write(message);
    return true;
  }

  act(message) {
    const [, made] = message;
    this.acted = made;
    this.write(message);
  }

  write(message) {
    const text = JSON.stringify(message);
    this.socket.send(text);
    this.unanswered += text.length;
    if (!this.suspicion) this.suspect(() => this.probe(), PATIENCE + this.unanswered / PACE);
  }

  /**
   * Holds an action between the first paint and the first connection, and shortly after a loss; later
   * it is refused.
   */
  hold(message) {
    const waits = !this.isDown && (Boolean(this.grace) || !this.wasLive);
    if (this.isDown) this.onRefusal();
    else if (waits) this.held.push(message);
    return waits;
  }

  // Losing the connection

  /** Calls `act` after a delay unless a message arrives before. */
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

  /** Gives up a connection that may be dead without an event. */
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

  /** Refuses actions, since no new connection was opened in time. */
  goDown() {
    this.isDown = true;
    const { classList } = document.documentElement;
    classList.add("offline");
    // The page has announced the missing network already.
    if (!classList.contains("unplugged")) this.onNotice();
    if (this.held.length) this.onRefusal();
    this.held = [];
  }

  /** Retries: first immediately, then with growing delays. */
  retry(start = 0) {
    this.tries = Math.max(this.tries, start);
    const delay = this.tries === 0 ? 0 : Math.min(500 * 2 ** (this.tries - 1), 8000);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay * (0.8 + 0.4 * Math.random()));
  }

  /** Handles the loss of the network: announces it immediately, and gives the connection up. */
  lost() {
    if (this.isOver) return;
    document.documentElement.classList.add("unplugged");
    this.onNotice();
    // A host on this device may still be reachable.
    this.tries = 4;
    this.abandon();
  }

  /** Handles the return of the network. */
  found() {
    document.documentElement.classList.remove("unplugged");
    this.renew();
  }

  /** Opens a new connection immediately, as the old one may be dead. */
  renew() {
    if (this.isOver) return;
    this.drift = drift();
    this.tries = 0;
    this.abandon();
  }

  /**
   * Leaves the page of a window that the app has closed, for one that offers to open the app again.
   */
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

  /** Reloads the page, but never in a loop. */
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

/** Returns a number that grows while the device sleeps. */
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
