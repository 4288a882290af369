/// A page of the host itself: a phone with content, without a scene.
struct HostPage {
  var language: String
  /// The title as plain text.
  var title: String
  var icon: String
  /// The class of the body element.
  var kind: String
  var addresses: AssetAddresses

  /// Returns the page around markup in which texts are escaped.
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
    \(PhoneFrame.close(.for([language])))
    </body>
    </html>

    """
  }
}
