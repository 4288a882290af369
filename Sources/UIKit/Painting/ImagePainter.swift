import Foundation
import UIKitHosting
import VectorDrawing

/// Draws images and symbols.
@MainActor
struct ImagePainter {
  let look: Look
  /// The colour of symbols and template images without their own.
  let color: DrawingColor

  /// Returns the size of an image in points, at its own scale.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - em: The size in points of the font beside a symbol without its own size.
  /// - Returns: The size, empty for an empty image.
  func size(of image: ImageValue, em: Double) -> SizeValue {
    switch image.source {
    case .symbol(_, let pointSize, _):
      let side = pointSize.map { $0 * 1.25 * look.textScale } ?? 1.3 * em
      return SizeValue(width: side, height: side)
    case .encoded(let picture):
      return SizeValue(
        width: (Double(picture.width) / image.scale).rounded(),
        height: (Double(picture.height) / image.scale).rounded()
      )
    }
  }

  /// Draws an image in a rectangle with a content mode; the image may extend beyond its edges.
  func draw(
    _ image: ImageValue,
    _ mode: ContentModeValue,
    in rect: DrawingRect,
    em: Double = 17,
    on canvas: inout Canvas
  ) {
    let size = size(of: image, em: em)
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let place = place(of: size, mode, in: rect)
    let ink = image.mode == .template ? color : image.tint.map(look.color) ?? color
    switch image.source {
    case .symbol(let name, _, let weight):
      drawSymbol(name, weight, ink, mode, in: place, on: &canvas)
    case .encoded(let picture):
      let isMask = image.mode == .template || image.tint != nil
      let drawn = command(for: picture, of: image, mode, size, in: place)
      guard isMask else { return canvas.add(drawn) }
      canvas.grouping(DrawingStyle(), within: place) { canvas in
        canvas.add(drawn)
        canvas.fill(DrawingPath(rect: place), ink, style: DrawingStyle(blend: .sourceIn))
      }
    }
  }

  private func command(
    for picture: EncodedImage,
    of image: ImageValue,
    _ mode: ContentModeValue,
    _ size: SizeValue,
    in place: DrawingRect
  ) -> DrawingCommand {
    guard mode == .scaleToFill, let caps = image.limitedCaps else {
      return .image(picture.drawn, in: place, DrawingStyle())
    }
    let parts = caps.parts(width: size.width, height: size.height, in: place)
    return .parts(picture.drawn, width: size.width, height: size.height, parts, DrawingStyle())
  }

  private func place(
    of size: SizeValue,
    _ mode: ContentModeValue,
    in rect: DrawingRect
  ) -> DrawingRect {
    var (width, height) = (size.width, size.height)
    switch mode {
    case .scaleToFill: return rect
    case .scaleAspectFit, .scaleAspectFill:
      let (across, down) = (rect.width / width, rect.height / height)
      let factor = mode == .scaleAspectFit ? min(across, down) : max(across, down)
      (width, height) = (width * factor, height * factor)
    case .center, .top, .bottom, .left, .right: break
    }
    var x = rect.x + (rect.width - width) / 2
    var y = rect.y + (rect.height - height) / 2
    switch mode {
    case .top: y = rect.y
    case .bottom: y = rect.maxY - height
    case .left: x = rect.x
    case .right: x = rect.maxX - width
    default: break
    }
    return DrawingRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Symbols

  /// Draws a symbol; has no effect if the catalogue lacks its name.
  func drawSymbol(
    _ name: String,
    _ weight: Int?,
    _ ink: DrawingColor,
    _ mode: ContentModeValue = .scaleAspectFit,
    in rect: DrawingRect,
    lineWidth: Double? = nil,
    on canvas: inout Canvas
  ) {
    guard let symbol = SymbolCache.symbol(named: name) else { return }
    let line = lineWidth ?? SymbolDrawing.strokeWidth * (0.4 + 0.6 * Double(weight ?? 400) / 400)
    var (across, down) = (rect.width / Self.grid, rect.height / Self.grid)
    if mode != .scaleToFill {
      let factor = mode == .scaleAspectFill ? max(across, down) : min(across, down)
      (across, down) = (factor, factor)
    }
    canvas.saving { canvas in
      canvas.move(
        by: rect.x + (rect.width - across * Self.grid) / 2,
        rect.y + (rect.height - down * Self.grid) / 2
      )
      canvas.scale(by: across, down)
      if symbol.turns, look.isRightToLeft {
        canvas.move(by: Self.grid, 0)
        canvas.scale(by: -1, 1)
      }
      guard symbol.erases || ink.alpha < 1 else {
        for layer in symbol.layers { paint(layer, line, ink, on: &canvas) }
        return
      }
      // Overlapping layers must have the same opacity as a single one.
      var opaque = ink
      opaque.alpha = 1
      canvas.grouping(DrawingStyle(alpha: ink.alpha)) { canvas in
        for layer in symbol.layers { paint(layer, line, opaque, on: &canvas) }
      }
    }
  }

  /// The size of a symbol's grid, in units.
  private static let grid = 24.0

  private func paint(
    _ layer: SymbolCache.Layer,
    _ width: Double,
    _ ink: DrawingColor,
    on canvas: inout Canvas
  ) {
    let erases = DrawingStyle(blend: .destinationOut)
    var line = DrawingStroke(width: width, cap: .round, join: .round)
    switch layer.paint {
    case .fill: canvas.fill(layer.path, ink)
    case .eraseFill: canvas.fill(layer.path, .black, style: erases)
    case .stroke: canvas.stroke(layer.path, line, ink)
    case .eraseStroke:
      line.width = SymbolDrawing.strokeWidth + Self.margin
      canvas.add(.stroke(layer.path, line, .color(.black), erases))
    }
  }

  /// The number of units by which an erasing line is wider.
  private static let margin = 0.3
}

/// A cache of parsed symbol paths.
@MainActor
private enum SymbolCache {
  struct Layer {
    let paint: SymbolDrawing.Layer.Paint
    let path: DrawingPath
  }

  struct Symbol {
    let layers: [Layer]
    let turns: Bool
    let erases: Bool
  }

  private static var symbols: [String: Symbol?] = [:]

  static func symbol(named name: String) -> Symbol? {
    if let known = symbols[name] { return known }
    let symbol = SymbolCatalog.drawing(named: name).map { drawing in
      Symbol(
        layers: drawing.layers.compactMap { layer in
          DrawingPath(svg: layer.path).map { Layer(paint: layer.paint, path: $0) }
        },
        turns: drawing.followsReadingDirection,
        erases: drawing.layers.contains { $0.paint == .eraseFill || $0.paint == .eraseStroke }
      )
    }
    symbols[name] = .some(symbol)
    return symbol
  }
}

extension EncodedImage {
  /// The image as drawings represent it.
  fileprivate var drawn: DrawingImage {
    drawing.map { .drawing($0) }
      ?? .encoded(DrawingFile(bytes: Array(data), mediaType: mediaType))
  }
}
