/// Where a page finds what is not in it.
///
/// Each address holds a digest of what is there, so that a browser may keep it for ever.
struct AssetAddresses: Equatable, Sendable {
  /// The folder of the client's scripts and style sheets, with a slash at its end.
  var client: String
  /// The file that holds every symbol.
  var symbols: String
  /// The folder of the pictures that scenes show, with a slash at its end.
  var images: String

  /// The links to the style sheets, in the order of the cascade.
  var styleSheets: String {
    Self.styleSheetNames
      .map { "<link rel=\"stylesheet\" href=\"\(client)\($0).css\">" }
      .joined(separator: "\n")
  }

  static let styleSheetNames = [
    "properties",
    "phone",
    "layout",
    "text",
    "images",
    "controls",
    "fields",
    "choices",
    "sliders",
    "lines",
    "bars",
    "tabs",
    "split",
    "tables",
    "collections", "swipes",
    "reorder",
    "pickers",
    "pages",
    "sheets",
    "menus",
    "web",
    "notices",
    "home",
    "contrast",
    "motion",
  ]

  func symbol(_ name: String) -> String {
    "\(symbols)#\(name)"
  }

  func image(_ id: String) -> String {
    images + id
  }
}
