// Style sheets that few pages need.

/** Asks for a style sheet of the client by its file's name. */
export function loadStyles(file) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(file, import.meta.url);
  document.head.append(link);
}
