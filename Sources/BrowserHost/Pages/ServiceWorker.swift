/// The script that shows the offline page when the host cannot be reached.
///
/// It handles navigations only, and caches only the offline page, since pages of apps are personal.
enum ServiceWorker {
  static let path = "/-/worker.js"
  static let offlinePath = "/-/offline"

  /// Returns the script.
  /// - Parameter version: Changes with the offline page, which is then fetched again.
  /// - Returns: The script.
  static func script(version: String) -> String {
    """
    const prefix = "offline-";
    const name = prefix + "\(version)";
    const page = "\(offlinePath)";

    addEventListener("install", (event) => event.waitUntil((async () => {
      const cache = await caches.open(name);
      await cache.add(new Request(page, { cache: "reload" }));
      await skipWaiting();
    })()));

    addEventListener("activate", (event) => event.waitUntil((async () => {
      for (const other of await caches.keys()) {
        if (other.startsWith(prefix) && other !== name) await caches.delete(other);
      }
      // The browser asks for a page while this script starts.
      await registration.navigationPreload?.enable();
      await clients.claim();
    })()));

    addEventListener("fetch", (event) => {
      const { request } = event;
      if (request.mode !== "navigate" || request.method !== "GET") return;
      if (request.destination !== "document") return;
      event.respondWith((async () => {
        try {
          return (await event.preloadResponse) ?? (await fetch(request));
        } catch (error) {
          const kept = await caches.match(page);
          if (!kept) throw error;
          return kept;
        }
      })());
    });

    """
  }

  /// The digest of the offline page in all languages.
  static let version = Digest.name(
    of: [("en", HostTexts.english), ("zh-Hans", .chinese)].flatMap { language, texts in
      Array(OfflinePage(language: language, texts: texts).html(nonce: "").utf8)
    }
  )
}
