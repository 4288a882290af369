import UIKitHosting

/// Where a page finds what is not in it.
///
/// Each address holds a digest of what is there, so that a browser may keep it for ever.
struct AssetAddresses: Equatable, Sendable {
  /// The folder of the client's scripts and style sheet, with a slash at its end.
  var client: String
  /// The file of the symbols that most pages use.
  var symbols: String
  /// The file of all others.
  var otherSymbols: String
  /// The folder of the pictures that scenes show, with a slash at its end.
  var images: String
  /// The font files that nearly every page needs.
  var commonFonts: [String] = []

  /// The link to the style sheet.
  var styleSheet: String {
    "<link rel=\"stylesheet\" href=\"\(client)client.css\">"
  }

  /// Links that have the browser load fonts beside the style sheet and not after it.
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
