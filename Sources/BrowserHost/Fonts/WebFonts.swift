import Foundation
import Synchronization
import TextLayout

/// The fonts in which scenes measure text, as files for pages.
///
/// A file is cut from the installed font at its first request, and kept. Each typeface has two
/// files: a subset for most European text in Latin script, and all characters.
final class WebFonts: Sendable {
  /// The ranges of European letters in Latin script, punctuation, arrows and signs.
  static let latin: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x2C6...0x2C6, 0x2DA...0x2DA, 0x2DC...0x2DC, 0x2002...0x200F,
    0x2010...0x2027, 0x202F...0x203A, 0x20AC...0x20AC,
    0x2122...0x2122, 0x2190...0x2193, 0x2212...0x2212,
  ]

  let fonts: [WebFont]
  /// A digest that changes with the installed files.
  let digest: String
  private let byName: [String: WebFont]
  private let library: FontLibrary
  private let files = Mutex<[String: ServedFile]>([:])

  /// Reads the installed fonts.
  /// - Throws: `FontError`, which names the package to install, if the system font is missing.
  init(library: FontLibrary = .shared) throws {
    self.library = library
    var fonts: [WebFont] = []
    for family in Self.families {
      fonts += try Self.fonts(of: family, in: library)
    }
    fonts = fonts.filter(\.isSubset) + fonts.filter { !$0.isSubset }
    self.fonts = fonts
    byName = Dictionary(fonts.map { ($0.name, $0) }) { first, _ in first }
    let paths = Set(fonts.compactMap { library.path(for: $0.descriptor) })
    digest = Digest.name(of: paths.sorted().map(Self.version).joined().utf8)
  }

  // MARK: - Addresses

  /// The address of the folder of all files, with a slash at its end.
  var folder: String { "/-/fonts/\(digest)/" }

  /// The `@font-face` rules of all files.
  var styleSheet: String {
    fonts.map { $0.rule(folder: folder) }.joined(separator: "\n")
  }

  /// The name of the style sheet of web views' pages.
  private static let systemFontName = "system.css"

  /// The address of the style sheet of web views' pages, which names the system font as Apple's
  /// WebKit does.
  var systemFontAddress: String { folder + Self.systemFontName }

  private var systemFontSheet: ServedFile {
    let fonts = fonts.filter {
      $0.descriptor.design == .default && $0.descriptor.opticalSize == .text
    }
    let rules = fonts.map { $0.rule(folder: folder, alias: "-apple-system") }
    return ServedFile(rules.joined(separator: "\n"), "text/css; charset=utf-8")
  }

  /// The addresses of the files that nearly every page needs.
  var commonAddresses: [String] {
    fonts.filter { $0.isSubset && Self.isCommon($0.descriptor) }.map { folder + $0.name }
  }

  private static func isCommon(_ descriptor: TypefaceDescriptor) -> Bool {
    descriptor.design == .default && descriptor.opticalSize == .text && !descriptor.isItalic
      && (descriptor.weight == 400 || descriptor.weight == 600)
  }

  // MARK: - Files

  /// Returns the file of a name; nil if there is none.
  ///
  /// - Complexity: O(n) for n glyphs at the first request for the file.
  func file(named name: String) -> ServedFile? {
    if let file = files.withLock({ $0[name] }) { return file }
    guard let made = makeFile(named: name) else { return nil }
    // Two requests may make a file at the same time; the first one's is kept.
    let (file, isNew) = files.withLock { files -> (ServedFile, Bool) in
      if let file = files[name] { return (file, false) }
      files[name] = made
      return (made, true)
    }
    if isNew { Task.detached(priority: .utility) { file.compress() } }
    return file
  }

  private func makeFile(named name: String) -> ServedFile? {
    if name == Self.systemFontName { return systemFontSheet }
    if let file = AppFonts.file(named: name) { return file }
    guard let font = byName[name], let typeface = try? library.typeface(for: font.descriptor),
      let bytes = typeface.subset(of: font.isSubset ? font.ranges : nil)
    else { return nil }
    return ServedFile(compressing: bytes, mediaType: font.mediaType)
  }

  /// Makes and compresses the files that most pages need.
  func compress() {
    for font in fonts where font.isSubset && Self.isFrequent(font.descriptor) {
      _ = file(named: font.name)
    }
  }

  private static func isFrequent(_ descriptor: TypefaceDescriptor) -> Bool {
    descriptor.design == .default && !descriptor.isItalic && 400...700 ~= descriptor.weight
  }

  // MARK: - Typefaces

  private struct Family {
    var name: String
    var design: TypefaceDescriptor.Design
    var opticalSize = TypefaceDescriptor.OpticalSize.text
    var weights: [ClosedRange<Int>]
  }

  /// The families that style sheets name.
  private static let families = [
    Family(name: "Rostrum", design: .default, weights: ownWeights),
    Family(name: "RostrumDisplay", design: .default, opticalSize: .display, weights: ownWeights),
    Family(name: "RostrumMono", design: .monospaced, weights: [100...599, 600...900]),
    Family(name: "RostrumSerif", design: .serif, weights: [100...599, 600...900]),
    Family(name: "RostrumFallback", design: .fallback, weights: [100...599, 600...900]),
  ]
  private static let ownWeights = (1...9).map { $0 * 100...$0 * 100 }

  private static func fonts(of family: Family, in library: FontLibrary) throws -> [WebFont] {
    var fonts: [WebFont] = []
    var covered: [ClosedRange<UInt32>]?
    for weights in family.weights {
      for isItalic in [false, true] {
        let descriptor = TypefaceDescriptor(
          design: family.design,
          weight: weights.lowerBound,
          isItalic: isItalic,
          opticalSize: family.opticalSize
        )
        // The system font must have all styles; others may be installed in part.
        let typeface = covered == nil ? try library.typeface(for: descriptor) : nil
        guard let path = library.path(for: descriptor) else { continue }
        // All styles of a family have nearly the same characters.
        let characters = covered ?? typeface.map(Self.characters) ?? []
        covered = characters
        let whole = WebFont(
          family: family.name,
          descriptor: descriptor,
          weights: weights,
          ranges: characters,
          isSubset: false,
          mediaType: path.hasSuffix(".otf") ? "font/otf" : "font/ttf"
        )
        var subset = whole
        subset.family += "Latin"
        subset.ranges = latin
        subset.isSubset = true
        // The fallback font has no European text.
        fonts += family.design == .fallback ? [whole] : [subset, whole]
      }
    }
    return fonts
  }

  /// Returns the characters of a typeface in few ranges, without private use and emoji.
  private static func characters(of typeface: Typeface) -> [ClosedRange<UInt32>] {
    typeface.coveredRanges(joiningGapsOf: 48).filter {
      !(0xE000..<0xF900 ~= $0.lowerBound) && !emoji.overlaps($0)
    }
  }

  /// The blocks of emoji, which platforms show in colour.
  private static let emoji: ClosedRange<UInt32> = 0x1_F000...0x1_FAFF

  /// Returns a text that changes when the file does.
  private static func version(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(path) \(size) \(date.timeIntervalSince1970) \(latin)\n"
  }
}
