import UIKitHosting

/// The drawings of the symbol catalogue in SVG files, from which pages use them by name.
enum SymbolSheet {
  /// The symbols that most pages use.
  static let common = svg(of: SymbolCatalog.names.filter(SymbolCatalog.isCommon))
  /// The other symbols, which a page requests when it shows one of them.
  static let others = svg(of: SymbolCatalog.names.filter { !SymbolCatalog.isCommon($0) })

  private static func svg(of names: [String]) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg">
    \(names.map(symbol).joined(separator: "\n"))
    </svg>

    """
  }

  private static func symbol(_ name: String) -> String {
    guard let drawing = SymbolCatalog.drawing(named: name) else { return "" }
    return """
      <symbol id="\(name)" viewBox="0 0 24 24">\(shapes(of: drawing, name: name))</symbol>
      """
  }

  /// Returns the shapes of a drawing; layers that erase become masks of those below them.
  private static func shapes(of drawing: SymbolDrawing, name: String) -> String {
    var shapes = ""
    for (index, layer) in joined(drawing.layers).enumerated() {
      switch layer.paint {
      case .stroke, .fill:
        shapes += shape(layer, "currentColor", width: width)
      case .eraseStroke, .eraseFill:
        let id = "\(name)-\(index)"
        let hole = shape(layer, "#000", width: "\(SymbolDrawing.strokeWidth + 0.3)")
        shapes = """
          <mask id="\(id)" maskUnits="userSpaceOnUse" x="-2" y="-2" width="28" height="28">\
          <rect x="-2" y="-2" width="28" height="28" fill="#fff"/>\(hole)</mask>\
          <g mask="url(#\(id))">\(shapes)</g>
          """
      }
    }
    return shapes
  }

  /// Joins consecutive strokes into one path, so that a translucent colour is uniform where they
  /// cross.
  private static func joined(_ layers: [SymbolDrawing.Layer]) -> [SymbolDrawing.Layer] {
    layers.reduce(into: []) { joined, layer in
      if layer.paint == .stroke, joined.last?.paint == .stroke {
        joined[joined.count - 1].path += layer.path
      } else {
        joined.append(layer)
      }
    }
  }

  /// The stroke width, which a page may override.
  private static let width = "var(--symbol-weight,\(SymbolDrawing.strokeWidth))"

  private static func shape(_ layer: SymbolDrawing.Layer, _ color: String, width: String) -> String
  {
    switch layer.paint {
    case .fill, .eraseFill:
      "<path d=\"\(layer.path)\" fill=\"\(color)\"/>"
    case .stroke, .eraseStroke:
      """
      <path d="\(layer.path)" fill="none" stroke="\(color)" stroke-width="\(width)" \
      stroke-linecap="round" stroke-linejoin="round"/>
      """
    }
  }
}
