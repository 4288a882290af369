// Stores the user's time zone for the server, which paints the next page in it.

export function reportTimeZone() {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
  if (!zone || document.cookie.includes(`zone=${zone}`)) return;
  document.cookie = `zone=${zone}; path=/; samesite=lax; max-age=31536000`;
}
