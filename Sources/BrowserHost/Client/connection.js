// The live connection: opens, opens again, and keeps events in order.

const VERSION = 5;
const GOING_AWAY = 1001;
const TAKEN = 4001;
const RELOAD = 4002;
const DESTROYED = 4004;
const SILENCE = 60_000;

export class Connection {
  constructor(page, environment) {
    this.page = page;
    this.environment = environment;
    this.app = document.body.dataset.app;
    /** Random: tells this page, when it comes back, from a copy of its tab. */
    this.name = randomName();
    this.tries = 0;
    this.isReady = false;
    /** Whether the scene sleeps until somebody looks. */
    this.isAsleep = false;
    this.key = `scene:${this.app}`;
    /** Whether there is nothing to come back to. */
    this.isOver = false;
    this.onLive = () => {};
    this.onBreak = () => {};
    /** Called when the page shows why it does not answer. */
    this.onNotice = () => {};
    window.addEventListener("offline", () => this.lost());
    window.addEventListener("online", () => this.found());
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
    socket.onopen = ifCurrent(() => this.isAsleep ? this.wake() : this.hello());
    socket.onmessage = ifCurrent((message) => this.receive(message.data));
    socket.onclose = ifCurrent((event) => this.closed(event.code));
    this.listen();
  }

  hello() {
    const base = `/${this.app}`;
    // From its slash on, also where the app's own address has a query.
    const path = (location.pathname.slice(base.length) || "/") + location.search;
    this.socket.send(JSON.stringify([
      "hello", VERSION, this.name, sessionStorage.getItem(this.key),
      document.body.dataset.scene ?? null, this.page.seen, path === "/" ? "" : path,
      this.environment(), [...navigator.languages].slice(0, 16),
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]));
  }

  receive(data) {
    this.listen();
    const message = JSON.parse(data);
    if (!message.length) return;
    if (message[0] === "scene") return this.begin(message[1]);
    if (message[0] === "asleep") return this.sleep();
    this.page.onCommit(message);
    document.body.dataset.live = "";
  }

  begin(scene) {
    sessionStorage.setItem(this.key, scene);
    // Only what the server has just painted is kept; anything else comes whole.
    const isPainted = document.body.dataset.scene === scene && !this.wasLive;
    if (!isPainted) this.page.seen = 0;
    document.body.dataset.scene = scene;
    this.page.root.inert = false;
    this.wasLive = true;
    sessionStorage.removeItem("reloaded");
    this.isReady = true;
    this.isAsleep = false;
    this.tries = 0;
    if (isPainted && this.page.seen > 0) this.goLive();
    document.documentElement.classList.remove("offline");
    if (!isInSight()) this.tellSight();
  }

  /** What the server painted is what the scene shows: from now on the page speaks for itself. */
  goLive() {
    document.body.dataset.live = "";
    this.onLive();
  }

  /** Nobody looked for long, and the scene sleeps: what is shown stays. */
  sleep() {
    this.isReady = false;
    this.isAsleep = true;
    delete document.body.dataset.live;
    this.onBreak();
    this.wake();
  }

  /** Asks for the scene back where somebody looks. */
  wake() {
    if (!this.isAsleep || !isInSight()) return;
    this.isAsleep = false;
    this.hello();
  }

  /** Says whether the page is in sight, which wakes its scene. */
  tellSight() {
    if (this.isAsleep) this.wake();
    else this.send("active", isInSight() ? 0 : 2);
  }

  send(...event) {
    if (!this.isReady || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify([this.page.seen, ...event]));
    return true;
  }

  // Breaking

  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  closed(code) {
    clearTimeout(this.silence);
    this.isReady = false;
    this.onBreak();
    delete document.body.dataset.live;
    if (code === RELOAD) return this.reload();
    if (code === DESTROYED) return this.leave();
    if (code === TAKEN) return this.showNotice("taken");
    this.retry(code === GOING_AWAY ? 1 : 0);
  }

  /** Once at once, then ever more slowly. */
  retry(start = 0) {
    this.tries = Math.max(this.tries, start);
    const delay = this.tries === 0 ? 0 : Math.min(500 * 2 ** (this.tries - 1), 8000);
    this.tries += 1;
    if (this.tries === 2) {
      const { classList } = document.documentElement;
      classList.add("offline");
      // Who has heard that there is no network knows why.
      if (!classList.contains("unplugged")) this.onNotice();
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), delay * (0.8 + 0.4 * Math.random()));
  }

  /** The browser has no network: said at once, and not when the line is missed. */
  lost() {
    document.documentElement.classList.add("unplugged");
    this.onNotice();
  }

  /** The network is back: on a new line at once, as the old one may be dead without saying so. */
  found() {
    document.documentElement.classList.remove("unplugged");
    if (this.isOver) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.tries = 0;
    this.closed();
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

function isInSight() {
  return document.visibilityState === "visible";
}

function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
