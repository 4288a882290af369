import UIKitHosting

/// The addresses of a page's assets.
///
/// Each address contains a digest of its content, so that a browser may cache it forever.
struct AssetAddresses: Equatable, Sendable {
  /// The folder of the client's scripts and style sheet, with a slash at its end.
  var client: String
  /// The file of the symbols that most pages use.
  var symbols: String
  /// The file of the other symbols.
  var otherSymbols: String
  /// The folder of the images that scenes show, with a slash at its end.
  var images: String
  /// The font files that nearly every page needs.
  var commonFonts: [String] = []

  /// The link to the style sheet.
  var styleSheet: String {
    "<link rel=\"stylesheet\" href=\"\(client)client.css\">"
  }

  /// The links by which the browser loads fonts in parallel with the style sheet.
  var fontLinks: String {
    commonFonts.map { "<link rel=\"preload\" as=\"font\" href=\"\($0)\" crossorigin>" }
      .joined(separator: "\n")
  }

  func symbol(_ name: String) -> String {
    "\(SymbolCatalog.isCommon(name) ? symbols : otherSymbols)#\(name)"
  }

  func image(_ id: String) -> String {
    images + id
  }
}
