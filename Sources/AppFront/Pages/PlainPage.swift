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
    @keyframes late { from { opacity: 0; } 99% { opacity: 0; } }
    a.button, button { display: inline-block; padding: 12px 20px; border: 0; border-radius: 12px;
      background: #0a6cff; color: #fff; font: inherit; text-decoration: none; cursor: pointer; }
    td button { padding: 6px 12px; border-radius: 8px; font-size: 15px; }
    td form { display: inline; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 8px 12px; text-align: start; border-bottom: 1px solid #8e8e9355;
      font-variant-numeric: tabular-nums; }
    """
}
