// The status bar's clock.

export function startStatusBar() {
  const place = document.getElementById("time");
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: "numeric", minute: "2-digit",
  });
  const show = () => {
    // As on iOS, without AM or PM.
    place.textContent = format.formatToParts(new Date())
      .filter((part) => part.type !== "dayPeriod").map((part) => part.value).join("").trim();
    setTimeout(show, 60_000 - (Date.now() % 60_000));
  };
  show();
}
