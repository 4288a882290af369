import Foundation
import UIKitHosting

/// The client's scripts, style sheets and symbols, read and joined once, with addresses that
/// contain their digest.
struct ClientAssets: Sendable {
  /// The files that a page requests, by name.
  let files: [String: ServedFile]
  /// The symbol sheets, by the addresses of their files.
  let symbols: [String: ServedFile]
  let fonts: WebFonts
  let addresses: AssetAddresses
  let digest: String

  static var folder: URL {
    Bundle.module.bundleURL.appending(path: "Client", directoryHint: .isDirectory)
  }

  /// The assets of this process, loaded at the first request.
  ///
  /// - Throws: The error of `load()`, at each call.
  static var shared: ClientAssets {
    get throws { try loaded.get() }
  }

  private static let loaded = Result { try load() }

  /// Loads the assets.
  /// - Throws: `CocoaError` if the client's folder is not with the program; `FontError` if the
  ///   system font is not installed.
  static func load() throws -> ClientAssets {
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    var sources: [String: String] = [:]
    for url in urls {
      sources[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    return ClientAssets(sources: sources, fonts: try WebFonts())
  }

  /// Creates assets from source texts.
  /// - Parameters:
  ///   - sources: The texts of the client's modules and style sheets, by file name.
  ///   - fonts: The fonts that the style sheet names.
  init(sources: [String: String], fonts: WebFonts) {
    var sources = sources
    sources["codes.js"] = CommitMessage.codesScript
    var files: [String: ServedFile] = [:]
    for (entry, onDemand) in Self.scriptNames {
      let scripts = ScriptBundle.scripts(from: entry, onDemand: onDemand, among: sources)
      for (name, script) in scripts {
        files[name] = ServedFile(script, "text/javascript; charset=utf-8")
      }
    }
    for (name, sheets) in [("client", Self.styleSheetNames)] + Self.lazyStyleSheets {
      var sheet = Self.styleSheet(of: sheets, from: sources)
      if name == "client" {
        sheet = [fonts.styleSheet, SystemColorSheet.text, sheet].joined(separator: "\n")
      }
      files["\(name).css"] = ServedFile(sheet, "text/css; charset=utf-8")
    }
    self.files = files
    self.fonts = fonts
    let sheets = [SymbolSheet.common, SymbolSheet.others].map { ServedFile($0, "image/svg+xml") }
    let names = sheets.map { "/-/symbols/\(Digest.name(of: $0.bytes)).svg" }
    symbols = Dictionary(uniqueKeysWithValues: zip(names, sheets))
    let all = files.sorted { $0.key < $1.key }.flatMap { Array($0.key.utf8) + $0.value.bytes }
    digest = Digest.name(of: all)
    addresses = AssetAddresses(
      client: "/-/client/\(digest)/",
      symbols: names[0],
      otherSymbols: names[1],
      images: "/-/image/",
      commonFonts: fonts.commonAddresses
    )
  }

  /// Compresses all files to their smallest form, which takes a second or two.
  func compress() {
    for file in [files, symbols].flatMap(\.values) { file.compress() }
    fonts.compress()
  }

  private static func styleSheet(of names: [String], from sources: [String: String]) -> String {
    names.map { name in
      guard let text = sources["\(name).css"] else {
        preconditionFailure("Expected the program's resource \(name).css, got none.")
      }
      return StyleSheetFunctions.resolve(text).replacing(#/(?s)\/\*.*?\*\//#, with: "")
        .split(separator: "\n")
        .map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty }
        .map(dense)
        .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// Returns a line without redundant spaces; an empty property keeps its space.
  static func dense(_ line: Substring) -> String {
    String(line).replacing(#/: (?!;)/#, with: ":")
      .replacing(" {", with: "{")
      .replacing("{ ", with: "{")
      .replacing("; }", with: "}")
      .replacing("; ", with: ";")
      .replacing(", ", with: ",")
      .replacing(" > ", with: ">")
  }

  /// The scripts that pages request, and those that they load on demand.
  static let scriptNames: [(entry: String, onDemand: [String])] = [
    ("home.js", []), ("development.js", []), ("checks.js", []),
    (
      "main.js",
      [
        "assistance.js", "calendars.js", "carets.js", "choices.js", "collections.js", "feedback.js",
        "fits.js", "inputViews.js", "menus.js", "motions.js", "outage.js", "pages.js",
        "pictures.js", "pointers.js", "presses.js", "reorder.js", "resume.js", "shakes.js",
        "files.js", "sharing.js", "shortcuts.js", "sliders.js", "steppers.js", "textlinks.js",
        "web.js",
        "wheels.js", "words.js",
      ]
    ),
  ]

  /// The style sheets that are requested separately, and their parts.
  static let lazyStyleSheets = [
    ("checks", ["checks"]), ("development", ["development"]), ("inspector", ["inspector"]),
    ("outage", ["outage"]), ("pointers", ["pointers"]), ("resume", ["resume"]),
  ]

  /// The style sheets in the order of the cascade.
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
    "indexes",
    "collections",
    "swipes",
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
}
