// Style sheets that are loaded on demand.

/** Loads a style sheet of the client by its file name. */
export function loadStyles(file) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(file, import.meta.url);
  document.head.append(link);
}
