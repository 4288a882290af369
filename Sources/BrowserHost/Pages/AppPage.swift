/// The page of an app's scene as the first paint sends it.
struct AppPage {
  var app: String
  var name: String
  var title: String
  /// The app's localization for the device.
  var language: String
  /// The language that the user has chosen in the app and its window declares; nil for none.
  var chosenLanguage: String?
  /// The value of the `dir` attribute.
  var direction: String
  /// The scene's name and the number of its newest commit.
  var scene: String
  var number: UInt64
  /// The path of the scene; nil if it has none.
  var path: String?
  /// The number of screens that "back" can leave.
  var depth: Int
  var addresses: AssetAddresses
  /// The address of the icon.
  var icon: String
  var nonce: String
  /// The client's own texts.
  var texts: HostTexts
  /// The windows, from back to front.
  var windows: [VirtualElement] = []
  /// A Boolean value that indicates whether the page shows the reports of `rostrum dev`.
  var isInDevelopment = false
  /// A Boolean value that indicates whether the user's assertions become part of a test.
  var notesChecks = false

  func html() -> String {
    var writer = HTMLWriter()
    for window in windows { writer.write(window) }
    let styleSheet = writer.styleSheet
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
      \(addresses.fontLinks)\(fonts(in: styleSheet))
      <style nonce="\(nonce)" id="painted">\(styleSheet)</style>
      \(checkScript)<script type="module" src="\(addresses.client)main.js"></script>\(developmentScript)
      </head>
      <body data-app="\(app)" data-name="\(HTMLWriter.escaped(name))" data-scene="\(scene)" \
      data-number="\(number)" data-depth="\(depth)" data-language="\(HTMLWriter.escaped(language))" \
      data-path="\(HTMLWriter.escaped(path ?? ""))" \
      data-long="\(HTMLWriter.escaped(texts.tooLong))" \
      data-moving="\(HTMLWriter.escaped(texts.moving.all.joined(separator: "|")))">
      \(PhoneFrame.open)
      <main id="app">\(writer.html)</main>
      \(PhoneFrame.close(texts))
      <div id="announcements" role="status" aria-live="polite"></div>
      </body>
      </html>

      """
  }

  /// Returns the fonts of the app that a style sheet names: they load before the first paint.
  private func fonts(in styleSheet: String) -> String {
    // Most hosts have no such fonts, and the style sheet need not be searched.
    let families = AppFonts.isEmpty ? [] : AppFonts.families(in: styleSheet)
    guard !families.isEmpty else { return "" }
    let links = families.map {
      "\n<link rel=\"preload\" as=\"font\" href=\"\(AppFonts.address(of: $0))\" crossorigin>"
    }
    let rules = families.compactMap(AppFonts.rule)
    return "\(links.joined())\n<style nonce=\"\(nonce)\">\(rules.joined(separator: "\n"))</style>"
  }

  /// It is loaded first, so that the app's own handlers receive none of its events.
  private var checkScript: String {
    guard notesChecks else { return "" }
    return "<script type=\"module\" src=\"\(addresses.client)checks.js\"></script>\n"
  }

  private var developmentScript: String {
    guard isInDevelopment else { return "" }
    return "\n<script type=\"module\" src=\"\(addresses.client)development.js\"></script>"
  }
}
