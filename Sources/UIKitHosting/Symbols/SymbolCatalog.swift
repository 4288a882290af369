/// Our own drawings, under the names of the corresponding SF Symbols.
///
/// Only the names are Apple's. For a name that is not in the catalogue there is no drawing, as
/// `UIImage(systemName:)` returns nil for an unknown name.
public enum SymbolCatalog {
  /// Returns the drawing of a name; nil for an unknown name.
  /// - Complexity: O(length of the drawing).
  public static func drawing(named name: String) -> SymbolDrawing? {
    guard let source = sources[name] else { return nil }
    return SymbolDrawing(
      layers: layers(of: source),
      followsReadingDirection: directional.contains(name)
    )
  }

  /// Returns whether there is a drawing of a name.
  public static func contains(_ name: String) -> Bool {
    sources[name] != nil
  }

  /// All names, in alphabetical order.
  public static var names: [String] {
    sources.keys.sorted()
  }

  /// Returns whether a symbol is among those that apps and `UIKit` itself use most, which displays
  /// may store separately.
  public static func isCommon(_ name: String) -> Bool {
    common.contains(name)
  }

  // In the order and under the names of the categories of Apple's app SF Symbols.
  private static let sources = joined([
    communication, weather, maps, objectsAndTools, documents, devices, cameraAndPhotos, gaming,
    connectivity, transportation, privacyAndSecurity, human, home, fitness, nature, editing,
    textFormatting, media, keyboard, commerce, time, health, shapes, arrows, indices, math,
  ])

  private static func joined(_ categories: [[String: String]]) -> [String: String] {
    categories.reduce(into: [:]) { all, category in
      all.merge(category) { first, _ in first }
    }
  }

  private static let directional: Set<String> = [
    "chevron.backward", "chevron.forward", "list.bullet", "arrow.backward", "arrow.forward",
    "text.alignleft", "sidebar.leading",
  ]

  /// Parses a drawing: layers separated by `|`, each a letter for its paint and a path.
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
