/// The page of an app's scene, as the first paint sends it.
struct AppPage {
  var app: String
  var name: String
  var title: String
  /// The one that the app has for the device.
  var language: String
  /// The one that a person has chosen in the app, which its window names; nil where nobody has.
  var chosenLanguage: String?
  /// The value of `dir`.
  var direction: String
  /// The scene's name and the number of the newest commit in it.
  var scene: String
  var number: UInt64
  /// The path of the scene; nil where it has none.
  var path: String?
  /// How many screens "back" can leave.
  var depth: Int
  var addresses: AssetAddresses
  /// An address.
  var icon: String
  var nonce: String
  /// What the client itself says.
  var texts: HostTexts
  var window: VirtualElement?
  /// Whether the page shows what `rostrum dev` reports.
  var isInDevelopment = false

  func html() -> String {
    var writer = HTMLWriter()
    if let window { writer.write(window) }
    return """
      <!doctype html>
      <html lang="\(HTMLWriter.escaped(chosenLanguage ?? language))" dir="\(direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLWriter.escaped(title.isEmpty ? name : title))</title>
      <link rel="icon" href="\(HTMLWriter.escaped(icon))">
      \(addresses.styleSheet)
      \(addresses.fontLinks)
      <style nonce="\(nonce)" id="painted">\(writer.styleSheet)</style>
      <script type="module" src="\(addresses.client)main.js"></script>\(developmentScript)
      </head>
      <body data-app="\(app)" data-name="\(HTMLWriter.escaped(name))" data-scene="\(scene)" \
      data-number="\(number)" data-depth="\(depth)" data-language="\(HTMLWriter.escaped(language))" \
      data-path="\(HTMLWriter.escaped(path ?? ""))" \
      data-long="\(HTMLWriter.escaped(texts.tooLong))" \
      data-moving="\(HTMLWriter.escaped(texts.moving.all.joined(separator: "|")))">
      \(PhoneFrame.open)
      <main id="app">\(writer.html)</main>
      \(PhoneFrame.close)
      <div id="announcements" role="status" aria-live="polite"></div>
      </body>
      </html>

      """
  }

  private var developmentScript: String {
    guard isInDevelopment else { return "" }
    return "\n<script type=\"module\" src=\"\(addresses.client)development.js\"></script>"
  }
}
