/// Our own drawings under the names that SF Symbols gives to such pictures.
///
/// Nothing here is Apple's but the names. A name that is not in the list has no drawing, as
/// `UIImage(systemName:)` gives nil for a name that it does not know.
public enum SymbolCatalog {
  /// The drawing under a name, or nil.
  /// - Complexity: O(length of the drawing).
  public static func drawing(named name: String) -> SymbolDrawing? {
    guard let source = sources[name] else { return nil }
    return SymbolDrawing(
      layers: layers(of: source),
      followsReadingDirection: directional.contains(name)
    )
  }

  /// Whether a drawing exists under a name.
  public static func contains(_ name: String) -> Bool {
    sources[name] != nil
  }

  /// Every name, in alphabetical order.
  public static var names: [String] {
    sources.keys.sorted()
  }

  /// Whether it is one of those that apps and `UIKit` itself use most, which displays may keep
  /// apart from the others.
  public static func isCommon(_ name: String) -> Bool {
    common[name] != nil
  }

  private static let common = joined([signs, people, things, interface])

  private static let sources = joined([
    common, marks, reactions, goods, pages, media, weather, nature, travel,
  ])

  private static func joined(_ families: [[String: String]]) -> [String: String] {
    families.reduce(into: [:]) { all, family in
      all.merge(family) { first, _ in first }
    }
  }

  private static let directional: Set<String> = [
    "chevron.backward", "chevron.forward", "list.bullet", "arrow.backward", "arrow.forward",
    "text.alignleft", "sidebar.leading",
  ]

  /// Reads a drawing: layers apart by `|`, each a letter for its paint and a path.
  private static func layers(of source: String) -> [SymbolDrawing.Layer] {
    source.split(separator: "|").compactMap { part in
      guard let letter = part.first, let paint = paints[letter] else { return nil }
      return SymbolDrawing.Layer(paint: paint, path: String(part.dropFirst(2)))
    }
  }

  private static let paints: [Character: SymbolDrawing.Layer.Paint] = [
    "s": .stroke, "f": .fill, "x": .eraseStroke, "e": .eraseFill,
  ]
}
