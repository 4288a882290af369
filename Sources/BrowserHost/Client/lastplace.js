// The last place in the app, stored by the browser for this tab and for new tabs.
//
// A page that was opened at the app's root address shows the app's first screen in a new scene, and
// offers to return (`resume.js`). The previous scene stays as it is, with its typed text.

const SHEET = "#app > .window > .sheet:not(.edge-to-edge)";

export class LastPlace {
  constructor() {
    const { app, path } = document.body.dataset;
    this.app = app;
    this.key = `place:${app}`;
    this.sceneKey = `scene:${app}`;
    document.getElementById("app").addEventListener("input", () => {
      if (this.isUntouched) this.note(this.address, true);
    });
    /** True while a sheet is shown that the user has not filled in. */
    this.isUntouched = false;
    /** The place to offer: `{ scene, path, title }`; null for none. */
    this.offered = null;
    if (location.pathname.slice(app.length + 1).length > 1 || location.search) return;
    const place = this.read(sessionStorage) ?? this.read(localStorage);
    // The first screen itself, or a page that was reloaded there, keeps its scene.
    if (!place || place.path === path) return;
    this.offered = place;
    sessionStorage.removeItem(this.sceneKey);
  }

  read(storage) {
    try {
      const place = JSON.parse(storage.getItem(this.key));
      return place?.scene && place.path?.length > 1 && place.title ? place : null;
    } catch {
      return null;
    }
  }

  /**
   * Stores the place of the scene, except the root of an app or of a tab, which is one tap away, and
   * a sheet without input, which holds no work: the place below it stays stored.
   */
  note(address, hasInput = false) {
    this.address = address;
    const [path, depth, title] = address;
    const { scene } = document.body.dataset;
    if (!path || !scene) return;
    const isStored = this.read(sessionStorage)?.path === path;
    this.isUntouched = !hasInput && !isStored && document.querySelector(SHEET) !== null;
    if (this.isUntouched) return;
    const isRoot = path.length === 1 || (depth === 0 && document.querySelector(".tab-item"));
    const place = isRoot ? null : JSON.stringify({ scene, path, title });
    for (const storage of [sessionStorage, localStorage]) {
      if (place) storage.setItem(this.key, place);
      else storage.removeItem(this.key);
    }
  }

  /** Returns to the offered place, in its scene. */
  goBack() {
    sessionStorage.setItem(this.sceneKey, this.offered.scene);
    location.assign(`/${this.app}${this.offered.path}`);
  }
}
