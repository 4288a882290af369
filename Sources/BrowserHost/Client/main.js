// The client of a scene: shows the scene's commits, and sends the user's actions.

import { Page, focusable } from "./page.js";
import { Connection } from "./connection.js";
import { Gestures } from "./gestures.js";
import { History } from "./history.js";
import { LastPlace } from "./lastplace.js";
import { Tables } from "./tables.js";
import { Transitions } from "./transitions.js";
import { Animations } from "./animations.js";
import { Modality } from "./modality.js";
import { environment, hasLargeText, watchEnvironment } from "./environment.js";
import { startStatusBar } from "./status.js";
import { reportTimeZone } from "./zone.js";
import { Bars } from "./bars.js";
import { Focus } from "./focus.js";
import { Keys } from "./keys.js";
import { ListFocus } from "./listfocus.js";
import { Typing } from "./typing.js";
import { Outlines } from "./outlines.js";
import { Swipes } from "./swipes.js";
import { Refresh } from "./refresh.js";
import { Rows } from "./rows.js";
import { RowPictures } from "./rowpictures.js";
import { Speech } from "./speech.js";
import { LazyModule } from "./lazyModules.js";
import { PictureQueue } from "./picturequeue.js";
import { Scrolls } from "./scrolls.js";
import { SearchFocus } from "./searchfocus.js";
import { SectionIndexes } from "./indexes.js";
import { trackInputModality } from "./focusRings.js";

const page = new Page(document.getElementById("app"));
// Before the connection: it determines whether the tab's previous scene is shown again.
const lastPlace = new LastPlace();
const connection = new Connection(page, environment);
const send = (name, ...values) => {
  typing.selections.before(name);
  return connection.send(name, ...values);
};
const queue = new PictureQueue(page, connection);
// First of all: the connection opens while the page is taken over.
connection.open();

const transitions = new Transitions(page);
const animations = new Animations(page);
const tables = new Tables(page);
const rowPictures = new RowPictures(page);
const collections = new LazyModule("collections.js", ({ Collections }) => new Collections(page, scrolls));
const modality = new Modality(page, send);
const history = new History(send);
const focus = new Focus(page);
const bars = new Bars(page);
const typing = new Typing(page, send, announce);
new Outlines(page);
trackInputModality();
const swipes = new Swipes(page, send);
const refresh = new Refresh(page, send);
const rows = new Rows(page);
const speech = new Speech(page);
const wheels = new LazyModule("wheels.js", ({ Wheels }) => new Wheels(page, send));
const menus = new LazyModule("menus.js", ({ Menus }) => new Menus(page, send));
const keys = new Keys(page, bars, send);
const listFocus = new ListFocus(page);
new SearchFocus(page, typing);
const webPages = new LazyModule("web.js", ({ WebPages }) => {
  const pages = new WebPages(page, send, keys);
  pages.reportSizes();
  return pages;
});
const words = new LazyModule("words.js", ({ Words }) => new Words(send));
const sharing = new LazyModule("sharing.js", ({ Sharing }) => new Sharing(page, send));
const files = new LazyModule("files.js", ({ Files }) => new Files(page, send));
const scrolls = new Scrolls(page, send);
const pageControls = new LazyModule("pages.js", ({ Pages }) => new Pages(page, send));
const indexes = new SectionIndexes(page, send, bars, tables);
const sliders = new LazyModule("sliders.js", ({ Sliders }) => new Sliders(page, send));
const reorder = new LazyModule(
  "reorder.js", ({ Reorder }) => new Reorder(page, rows, { send, announce }));
const choices = new LazyModule("choices.js", ({ Choices }) => new Choices(page));
const inputViews = new LazyModule("inputViews.js", ({ InputViews }) => new InputViews(page, typing, focusable));
const assistance = new LazyModule("assistance.js", ({ Assistance }) => new Assistance(page, send));
const fits = new LazyModule("fits.js", ({ Fits }) => new Fits(page));
const carets = new LazyModule("carets.js", ({ Carets }) => new Carets(page));
const calendars = new LazyModule("calendars.js", ({ Calendars }) => new Calendars(page));
const pictures = new LazyModule("pictures.js", ({ Pictures }) => new Pictures(page));
const outage = new LazyModule("outage.js", ({ Outage }) => new Outage(page, connection, announce));
const steppers = new LazyModule("steppers.js", ({ Steppers }) => new Steppers(page, send));
const gestures = new Gestures(page, send, transitions, swipes, refresh, reorder, steppers);
const pointers = new LazyModule("pointers.js", ({ Pointers }) => new Pointers(page, send, gestures));
const textLinks = new LazyModule("textlinks.js", ({ TextLinks }) => new TextLinks(page, send));
const shortcuts = new LazyModule("shortcuts.js", ({ Shortcuts }) => new Shortcuts(page, send));
const motions = new LazyModule("motions.js", ({ Motions }) => new Motions(page));
const presses = new LazyModule("presses.js", ({ Presses }) => new Presses(page, send));
const feedback = new LazyModule("feedback.js", ({ Feedback }) => new Feedback());
const resume = new LazyModule("resume.js", ({ Resume }) => new Resume(lastPlace, announce));
const shakes = new LazyModule("shakes.js", ({ Shakes }) => new Shakes(page, send));

/** The requests of a scene to its page, by their names in messages. */
const requests = {
  say: (text) => announce(text),
  copy: (text) => sharing.use((part) => part.copy(text)),
  open,
  feel: (kind, value) => feedback.use((part) => part.play(kind, value)),
};

page.onCommit = (commit) => {
  // Commits wait for the script that keeps old pictures.
  const [, , rest] = commit;
  if (rest?.replace) pictures.load();
  if (pictures.waiting) pictures.follow(() => show(commit));
  else show(commit);
};
connection.onLive = () => {
  const { path, depth } = document.body.dataset;
  lastPlace.note([path, Number(depth), document.title]);
  scrolls.reportPlaces();
  typing.catchUp();
  webPages.follow((part) => part.reportSizes());
  words.follow((part) => part.answer());
};
// It must be loaded before the connection is lost, and after everything that a page needs first.
connection.onReady = () => {
  outage.load();
  if (lastPlace.offered) resume.load();
};
connection.onNotice = () => {
  outage.load();
  const { content } = getComputedStyle(document.querySelector(".glass"), "::after");
  if (content.startsWith('"')) announce(JSON.parse(content));
};
connection.onRefusal = (isPast) => outage.use((part) => part.refuse(isPast));
connection.onBreak = () => reorder.part?.abandon();

/** Returns a commit's transition with its values by name, or undefined. */
function transitionOf(values) {
  if (!values) return undefined;
  const [kind, time, incoming, outgoing] = values;
  return { kind, time, incoming, outgoing };
}

function show([number, operations, rest = {}]) {
  // Set first: messages sent while it is shown refer to it already.
  page.seen = number;
  const move = transitionOf(rest.move);
  const moved = reorder.part?.rowDrag?.isDropped ? reorder.part.move : move;
  const keeper = rest.whole ? page.rememberPlace() : null;
  const typed = rest.whole ? typing.texts.remember() : null;
  reorder.part?.before();
  outage.part?.before();
  rowPictures.before(operations, moved);
  rows.before(moved);
  tables.before();
  collections.part?.before();
  transitions.before(move);
  focus.before(move);
  animations.before(rest.play);
  pictures.part?.before(rest.replace);
  if (rest.whole) {
    typing.restart();
    typing.performProgrammatically(() => page.clear());
  }
  page.apply(operations, transitions);
  queue.next();
  dispatch();
  updateLanguage();
  reorder.part?.arrange();
  tables.after(scrolls);
  scrolls.after();
  reorder.part?.after();
  rowPictures.after();
  bars.after();
  modality.after(rest.focus);
  swipes.after();
  wheels.follow((part) => part.after());
  indexes.after();
  lookForParts();
  speech.after();
  rows.after(moved);
  transitions.after(move);
  animations.after(rest.play);
  pictures.part?.after(rest.replace);
  focus.after(move);
  listFocus.after();
  if (keeper) {
    keeper();
    scrolls.reportPlaces();
  }
  typing.after();
  typed?.();
  carets.follow((part) => part.after());
  resume.follow((part) => part.after());
  if (rest.words) words.use((part) => part.measure(rest.words));
  if (rest.at) follow(rest.at);
  for (const [kind, ...values] of rest.ask ?? []) requests[kind](...values);
}

/** Opens a web address in another tab, and passes all others to the system. */
function open(address) {
  if (/^https?:/i.test(address)) {
    window.open(address, "_blank", "noopener");
  } else if (/^(mailto|sms|tel):/i.test(address)) {
    // Another tab would stay empty.
    const link = document.createElement("a");
    link.href = address;
    link.click();
  }
}

/** Passes the numbers of nodes to the objects that implement their behaviours. */
function dispatch() {
  for (const [node, behavior, numbers] of page.takeCalls()) {
    if (behavior === "sheet") gestures.noteSheet(node, numbers);
    else if (behavior === "typing" || behavior === "keyboard") typing[behavior](node, numbers);
    else if (behavior === "swipe") swipes.swipe(node, numbers);
    else if (behavior === "moves") reorder.use((part) => part.moves(node, numbers));
    else if (behavior === "scrollTo") scrolls.scrollTo(node, numbers);
    else if (behavior === "swipeGestures") keys.swipeGestures(node, numbers);
    else if (behavior === "wheel") wheels.use((part) => part.wheel(node, numbers));
    else if (behavior === "menu") menus.use((part) => part.menu(node, numbers));
    else if (behavior === "track") sliders.use((part) => part.track(node, numbers));
    else if (behavior === "collection") collections.use((part) => part.collection(node, numbers));
    else tables.note(node, behavior, numbers);
  }
}

/** Loads the scripts that the current content needs. */
function lookForParts() {
  if (page.root.querySelector('[data-row~="grip"]')) reorder.load();
  if (page.root.querySelector(".input-views")) inputViews.load();
  inputViews.follow((part) => part.after());
  if (page.root.querySelector(".tab-bar, .segments")) choices.load();
  choices.follow((part) => part.after());
  if (page.root.querySelector("[data-menu], [data-row~=menu], [data-reports~=menu]")) menus.load();
  menus.follow((part) => part.after());
  const assisted = "[data-hides], [data-modal], [data-order], [data-adjusts], [data-activates]";
  if (page.root.querySelector(assisted)) assistance.load();
  assistance.follow((part) => part.after());
  const titles = hasLargeText() ? ", .bar.large-title" : "";
  if (page.root.querySelector(`[data-fit]${titles}`)) fits.load();
  fits.follow((part) => part.after());
  if (page.root.querySelector(".collection[data-n]")) collections.use((part) => part.after());
  if (page.root.querySelector(".stepper")) steppers.load();
  if (page.root.querySelector("[data-pointers], [data-hover]")) pointers.load();
  if (page.root.querySelector("[data-motions]")) motions.load();
  motions.follow((part) => part.after());
  if (page.root.querySelector("[data-keys]")) shortcuts.load();
  if (page.root.querySelector("[data-presses]")) presses.load();
  if (page.root.querySelector("[data-shakes]")) shakes.load();
  if (page.root.querySelector(".text-runs [data-link]")) textLinks.load();
  if (page.root.querySelector(".alert.shares")) sharing.use((part) => part.after());
  if (page.root.querySelector("[data-files]")) files.load();
  files.follow((part) => part.after());
  if (page.root.querySelector(".page-control")) pageControls.load();
  if (page.root.querySelector(".text-view")) carets.load();
  if (page.root.querySelector(".calendar")) calendars.use((part) => part.after());
  if (page.root.querySelector(".web[data-revision]")) webPages.use((part) => part.after());
}

/** Updates the history, the stored place and the offer from the address of the scene. */
function follow(address) {
  history.follow(address);
  if (lastPlace.offered) resume.use((part) => part.follow(address));
  lastPlace.note(address);
}

/**
 * Sets the document's language: the one that the app's window declares, or else the app's
 * localization for the device.
 */
function updateLanguage() {
  const language = page.window?.element.lang || document.body.dataset.language;
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}

/** Announces a text to screen readers, even if it equals the last one. */
function announce(text) {
  const place = document.getElementById("announcements");
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  setTimeout(() => line.remove(), 4000);
}

page.adopt();
// Text typed into a painted screen would end up in another one, or replace a draft.
page.root.inert = connection.willBeReplaced;
dispatch();
tables.after(scrolls);
scrolls.after();
rowPictures.after();
bars.after();
modality.after();
swipes.after();
wheels.follow((part) => part.after());
indexes.after();
lookForParts();
speech.after();
listFocus.after();
gestures.start();
reportTimeZone();
// The first format of a time is slow, and the clock is not urgent.
requestAnimationFrame(() => setTimeout(startStatusBar));
watchEnvironment((changed) => send("environment", changed));
document.addEventListener("visibilitychange", () => connection.reportVisibility());
typing.after();
