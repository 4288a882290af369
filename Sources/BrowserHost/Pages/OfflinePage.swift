import UIKitHosting

/// The page that a browser shows when the host cannot be reached.
///
/// A service worker caches it. Therefore it needs no other file and contains no personal data.
struct OfflinePage {
  var language: String
  var texts: HostTexts

  /// Returns the page.
  /// - Parameter nonce: The nonce of its style sheet and its script.
  /// - Returns: The page as HTML.
  func html(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="\(HTMLWriter.escaped(language))" dir="\(Direction.of(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLWriter.escaped(texts.offlineTitle))</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">\(Self.style)</style>
    </head>
    <body>
    <main>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.5 9.2a13.6 13.6 0 0 1 5-3M21.5 9.2a13.6 \
    13.6 0 0 0-10.4-3.9M5.7 12.6a9 9 0 0 1 4.1-2.4M18.3 12.6a9 9 0 0 0-3-2M9 16a4.3 4.3 0 0 1 6 0M12 \
    19.4v.1M4 3l16 18"/></svg>
    <h1>\(HTMLWriter.escaped(texts.offlineTitle))</h1>
    <p>\(HTMLWriter.escaped(texts.offlineText))</p>
    <button type="button">\(HTMLWriter.escaped(texts.retry))</button>
    </main>
    <script nonce="\(nonce)">\(Self.script)</script>
    </body>
    </html>

    """
  }

  /// Returns the content security policy: only what is in the page, and the request that checks the
  /// host.
  static func policy(nonce: String) -> String {
    [
      "default-src 'none'", "style-src 'nonce-\(nonce)'", "script-src 'nonce-\(nonce)'",
      "img-src data:", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  private static func color(_ value: ColorValue) -> String {
    CSS.lightDark(value.light, value.dark)
  }

  private static let focusRing = CSS.lightDark(
    SystemColors.tint.lightHighContrast,
    SystemColors.tint.darkHighContrast
  )

  private static let style = """
    html{height:100%;color-scheme:light dark;-webkit-text-size-adjust:100%}
    body{margin:0;min-height:100%;display:grid;place-items:center;\
    color:\(color(SystemColors.label));background:\(color(SystemColors.background));\
    font:400 1.0625rem/1.3 -apple-system,BlinkMacSystemFont,"SF Pro Text",Inter,\
    "Helvetica Neue",Roboto,"Segoe UI",system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
    main{max-width:20rem;padding:2rem 1.5rem;display:grid;justify-items:center;text-align:center}
    svg{width:3.5rem;height:3.5rem;margin-bottom:1rem;fill:none;stroke:\(color(SystemColors.gray));\
    stroke-width:1.8;stroke-linecap:round}
    h1{margin:0 0 .5rem;font-size:1.375rem;font-weight:700}
    p{margin:0 0 1.5rem;color:\(color(SystemColors.secondary))}
    button{border:0;border-radius:12px;padding:.8125rem 2rem;font:inherit;font-weight:600;\
    color:#fff;background:#0062cc}
    button:focus-visible{outline:3px solid \(focusRing);outline-offset:2px}
    """

  /// The script that checks every 5000 milliseconds whether the host is reachable; hidden pages do
  /// not.
  private static let script = """
    const again=()=>location.reload();
    document.querySelector("button").addEventListener("click",again);
    addEventListener("online",again);
    setInterval(async()=>{
    if(document.hidden)return;
    try{if((await fetch("/-/worker.js",{method:"HEAD",cache:"no-store"})).ok)again()}catch{}
    },5000);
    """
}
