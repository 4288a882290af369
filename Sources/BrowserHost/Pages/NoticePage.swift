/// A page that says why there is nothing else, and offers a way on.
struct NoticePage {
  var title: String
  var text: String
  var button: String
  var language: String
  var addresses: AssetAddresses

  func html() -> String {
    """
    <!doctype html>
    <html lang="\(HTMLWriter.escaped(language))" dir="\(Direction.of(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLWriter.escaped(title))</title>
    <link rel="icon" href="data:,">
    \(addresses.styleSheets)
    <script type="module" src="\(addresses.client)home.js"></script>
    </head>
    <body class="notice-page">
    \(PhoneFrame.open)
    <main class="notice">
    <h1>\(HTMLWriter.escaped(title))</h1>
    <p>\(HTMLWriter.escaped(text))</p>
    <a class="notice-button" href="/">\(HTMLWriter.escaped(button))</a>
    </main>
    \(PhoneFrame.close)
    </body>
    </html>

    """
  }
}
