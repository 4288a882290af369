import BrowserHost
import NIOHTTP1

/// A page with the front's own style, around content in which texts are escaped.
struct PlainPage {
  var language: String
  var title: String
  /// The nonce of the page's style and script.
  var nonce: String

  func response(_ status: HTTPResponseStatus, _ content: String) -> FrontResponse {
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "img-src data:", "connect-src 'self'", "form-action 'self'", "base-uri 'none'",
      "frame-ancestors 'none'",
    ]
    return FrontResponse(
      status,
      headers: [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": policy.joined(separator: "; "),
        "Vary": "Accept-Language, Cookie",
      ],
      body: """
        <!doctype html>
        <html lang="\(HTMLWriter.escaped(language))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <title>\(HTMLWriter.escaped(title))</title>
        <link rel="icon" href="data:,">
        <style nonce="\(nonce)">\(Self.style)</style>
        </head>
        <body>
        \(content)
        </body>
        </html>

        """
    )
  }

  private static let style = """
    :root { font: 17px/1.4 -apple-system, Inter, system-ui, sans-serif; color-scheme: light dark;
      background: light-dark(#fff, #000); color: light-dark(#000, #fff); }
    body { margin: 0; min-height: 100dvh; display: grid; place-items: center; }
    main { box-sizing: border-box; max-width: 44rem; width: 100%; padding: 24px; }
    h1 { font-size: 22px; margin: 0 0 8px; }
    p { margin: 0 0 16px; color: light-dark(#3c3c4399, #ebebf599); }
    pre { overflow: auto; max-height: 60dvh; padding: 12px; border-radius: 10px;
      background: light-dark(#f2f2f7, #1c1c1e); font: 13px/1.5 ui-monospace, monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .launch { text-align: center; }
    .icon { width: 88px; height: 88px; margin: 0 auto 16px; border-radius: 20px; color: #fff;
      background: #5e5ce6; font-size: 46px; font-weight: 600; line-height: 88px; }
    .launch p { animation: late 0.6s steps(1, jump-start) 1; }
    .screen { padding: 0; }
    .screen img { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: cover; }
    .screen :is(h1, [role=status]) { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    .screen #cookies { position: fixed; inset: auto 0 0; padding: 24px; }
    @media (min-width: 500px) and (min-height: 500px) {
      :root:has(.screen) { background: light-dark(#e9ebef, #101114); }
      .screen img { inset: max(28px, calc(50vh - 422px)) auto auto calc(50% - 195px); width: 390px;
        height: min(844px, max(576px, 100vh - 56px)); border-radius: 55px;
        box-shadow: 0 0 0 12px #1c1d20, 0 30px 70px -12px #0006; }
    }
    @keyframes late { from { opacity: 0; } 99% { opacity: 0; } }
    a.button, button { display: inline-block; padding: 12px 20px; border: 0; border-radius: 12px;
      background: #0a6cff; color: #fff; font: inherit; text-decoration: none; cursor: pointer; }
    button:disabled { opacity: 0.4; cursor: default; }
    td button { padding: 6px 12px; border-radius: 8px; font-size: 15px; }
    td form { display: inline; }
    main:has(table) { max-width: 64rem; }
    td:last-child, td:nth-child(4) { white-space: nowrap; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 8px 12px; text-align: start; border-bottom: 1px solid #8e8e9355;
      font-variant-numeric: tabular-nums; }
    body:has(table) { place-items: start center; }
    @media (max-width: 700px) {
      thead { display: none; }
      tr { display: grid; grid-template-columns: 1fr 1fr; padding: 8px 0;
        border-bottom: 1px solid #8e8e9355; }
      td { border: 0; padding: 4px 0; }
      td[data-title]::before { content: attr(data-title) " "; color: light-dark(#3c3c4399, #ebebf599); }
      td:last-child { grid-column: 1 / -1; padding-top: 8px; }
    }
    """
}
