// Fonts of the app that the first paint did not need. The host names each after its file.

const families = /App[0-9a-f]{16}/g;
const loaded = new Set();

/** Loads the fonts of the app that a font family names. */
export function loadFonts(family) {
  for (const name of family.match(families) ?? []) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    if ([...document.fonts].some((face) => face.family === name)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/-/fonts/app/${name}.css`;
    document.head.append(link);
  }
}
