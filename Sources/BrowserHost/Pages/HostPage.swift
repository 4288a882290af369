/// A page of the host's own: a phone with something in it, and no scene.
struct HostPage {
  var language: String
  /// Plain text.
  var title: String
  var icon: String
  /// The class of the page's body.
  var kind: String
  var addresses: AssetAddresses

  /// The page around some markup, whose texts are escaped.
  func html(_ content: String) -> String {
    """
    <!doctype html>
    <html lang="\(HTMLWriter.escaped(language))" dir="\(Direction.of(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLWriter.escaped(title))</title>
    <link rel="icon" href="\(HTMLWriter.escaped(icon))">
    \(addresses.styleSheet)
    <script type="module" src="\(addresses.client)home.js"></script>
    </head>
    <body class="\(kind)">
    \(PhoneFrame.open)
    \(content)
    \(PhoneFrame.close)
    </body>
    </html>

    """
  }
}
