// The last place in the app, stored by the browser for this tab and for new tabs.
//
// A page that was opened at the app's root address shows the app's first screen in a new scene, and offers
// the way back (`resume.js`). The scene that was left stays as it is, with what was typed in it.

export class LastPlace {
  constructor() {
    const { app, path } = document.body.dataset;
    this.app = app;
    this.key = `place:${app}`;
    this.sceneKey = `scene:${app}`;
    /** The place to offer: `{ scene, path, title }`; null where there is none. */
    this.offered = null;
    if (location.pathname.slice(app.length + 1).length > 1 || location.search) return;
    const place = this.read(sessionStorage) ?? this.read(localStorage);
    // The first screen itself, or a page that was loaded again there, keeps its scene.
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

  /** Notes where the scene is; the root of an app is no place to go back to. */
  note([path, , title]) {
    const { scene } = document.body.dataset;
    if (!path || !scene) return;
    const place = path.length > 1 ? JSON.stringify({ scene, path, title }) : null;
    for (const storage of [sessionStorage, localStorage]) {
      if (place) storage.setItem(this.key, place);
      else storage.removeItem(this.key);
    }
  }

  /** Shows the place that was offered, in the scene that it was left in. */
  goBack() {
    sessionStorage.setItem(this.sceneKey, this.offered.scene);
    location.assign(`/${this.app}${this.offered.path}`);
  }
}
