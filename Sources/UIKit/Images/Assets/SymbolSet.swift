import CairoDrawing
import Foundation
import UIKitHosting

/// The `Contents.json` of a symbol set, whose files are templates of the app SF Symbols.
struct SymbolSet: Decodable {
  private struct Content: Decodable {
    let filename: String?
  }

  private let symbols: [AssetEntry<Content>]

  func variants(in folder: URL) -> [ImageVariant] {
    symbols.compactMap { entry in
      guard let filename = entry.content.filename, entry.slot.isSupported else { return nil }
      let file = folder.appending(path: filename)
      return ImageVariant(traits: entry.slot.traits, locale: entry.slot.locale) {
        guard let data = FileManager.default.contents(atPath: file.path),
          let graphic = SymbolTemplate(String(decoding: data, as: UTF8.self)).graphic,
          var value = try? ImageFiles.value(of: graphic, keepsVectors: true)
        else {
          MissingImages.report("symbol in the file", file.path)
          return nil
        }
        value.mode = .template
        return value
      }
    }
  }
}

/// A template: an SVG file with a group for each weight and scale of the symbol, in a font of 100
/// points, and with lines that mark its margins, its baseline and the height of capitals.
private struct SymbolTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The groups that stand for the symbol in the regular weight, and their scales relative to a
  /// medium symbol.
  private static let variants: [(name: String, scale: Double)] = [
    ("Regular-M", 1), ("Regular-S", 0.783), ("Regular-L", 1.29),
  ]

  /// The size of the font in points.
  private static let pointSize = 17.0
  /// The height of a symbol's image relative to the size of its font.
  private static let height = 1.2

  /// The symbol in a font of 17 points; nil if the file is not a template.
  var graphic: VectorGraphic? {
    for (name, scale) in Self.variants {
      guard let group = group(name) else { continue }
      let size = name.suffix(1)
      guard let left = coordinate("x1", of: "left-margin-\(name)"),
        let right = coordinate("x1", of: "right-margin-\(name)"), right > left,
        let baseline = coordinate("y1", of: "Baseline-\(size)"),
        let capitals = coordinate("y1", of: "Capline-\(size)")
      else { continue }
      let unit = Self.pointSize / 100 / scale
      let height = Self.height * 100 * scale
      let top = (baseline + capitals - height) / 2
      let (wide, high) = ((right - left) * unit, height * unit)
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(high)" \
        viewBox="\(left) \(top) \(right - left) \(height)">\(group)</svg>
        """
      return VectorGraphic(svg: Array(svg.utf8), width: wide, height: high)
    }
    return nil
  }

  /// Returns the group with an identifier, up to its end.
  private func group(_ id: String) -> Substring? {
    guard let start = element("g", id)?.lowerBound else { return nil }
    var rest = text[start...]
    var depth = 0
    while let tag = rest.firstMatch(of: /<\/?g(?:\s[^>]*)?>/) {
      let isEnd = tag.output.hasPrefix("</")
      let isEmpty = tag.output.hasSuffix("/>")
      if isEnd { depth -= 1 } else if !isEmpty { depth += 1 }
      if depth <= 0 { return text[start..<tag.range.upperBound] }
      rest = text[tag.range.upperBound...]
    }
    return nil
  }

  private func coordinate(_ attribute: String, of line: String) -> Double? {
    guard let range = element("line", line) else { return nil }
    let parts = text[range].components(separatedBy: " \(attribute)=\"")
    return parts.dropFirst().first.flatMap { Double($0.prefix { $0 != "\"" }) }
  }

  /// Returns the place of the tag that begins an element.
  private func element(_ name: String, _ id: String) -> Range<String.Index>? {
    guard let identifier = text.range(of: " id=\"\(id)\""),
      let start = text[..<identifier.lowerBound].range(of: "<\(name)", options: .backwards),
      let end = text[identifier.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start.lowerBound..<text.index(after: end)
  }
}
