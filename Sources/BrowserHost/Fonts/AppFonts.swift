import TextLayout
import UIKitHosting

/// The fonts of apps as families of style sheets, one for each file.
enum AppFonts {
  private static let prefix = "App"

  /// A Boolean value that indicates whether no app has registered a font.
  static var isEmpty: Bool { RegisteredFonts.shared.isEmpty }

  /// Returns the CSS family of a font; nil unless the app has registered it.
  static func family(of value: FontValue) -> String? {
    guard let family = value.family, let face = family.face else { return nil }
    return RegisteredFonts.shared.font(
      ofFamily: family.name,
      face: face,
      weight: value.weight,
      isItalic: value.isItalic
    ).map { prefix + $0.id }
  }

  /// Returns the families that a style sheet names, in their order and each once.
  static func families(in styleSheet: String) -> [String] {
    var found: [String] = []
    for match in styleSheet.matches(of: #/App[0-9a-f]{16}/#) {
      let name = String(match.output)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The address of the file of a family.
  static func address(of family: String) -> String { "/-/fonts/app/\(family)" }

  /// Returns the `@font-face` rule of a family; nil for an unknown one.
  ///
  /// Each file is the only face of its family, so that browsers neither embolden nor slant it, and
  /// has the heights that scenes assume. Text stays invisible for a moment while the file loads.
  static func rule(of family: String) -> String? {
    guard let typeface = font(family)?.typeface else { return nil }
    let metrics = typeface.metrics(size: 100)
    return """
      @font-face{font-family:\(family);font-weight:1 1000;font-display:block;\
      ascent-override:\(CSS.number(metrics.ascender))%;\
      descent-override:\(CSS.number(-metrics.descender))%;\
      line-gap-override:\(CSS.number(metrics.leading))%;src:url(\(address(of: family)))}
      """
  }

  /// Returns the file with a name: that of a family for the font, with `.css` for its rule.
  static func file(named name: String) -> ServedFile? {
    if name.hasSuffix(".css") {
      return rule(of: String(name.dropLast(4))).map { ServedFile($0, "text/css; charset=utf-8") }
    }
    guard let font = font(name),
      let bytes = font.typeface.subset(of: nil) ?? font.typeface.fileBytes
    else { return nil }
    return ServedFile(compressing: bytes, mediaType: "font/otf")
  }

  private static func font(_ family: String) -> RegisteredFont? {
    guard family.hasPrefix(prefix) else { return nil }
    return RegisteredFonts.shared.font(id: String(family.dropFirst(prefix.count)))
  }
}
