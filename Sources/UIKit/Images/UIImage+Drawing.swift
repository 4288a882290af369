import CairoDrawing
public import Foundation
import UIKitHosting
import VectorDrawing

extension UIImage {
  /// Creates an image of a context's drawing; nil for an empty size, or if memory is insufficient.
  convenience init?(_context context: CGContext) {
    self.init(_drawing: context._drawing, scale: context._scale)
  }

  convenience init?(_drawing drawing: Drawing, scale: CGFloat) {
    guard drawing.width > 0, drawing.height > 0,
      let (width, height) = try? DrawingRasterizer.pixels(
        drawing.width,
        drawing.height,
        Double(scale)
      ),
      let shown = drawing._shown(scale: Double(scale))
    else { return nil }
    let encoded = EncodedImage(
      data: Data(shown.svg(scale: Double(scale)).utf8),
      mediaType: "image/svg+xml",
      width: width,
      height: height,
      drawing: drawing
    )
    self.init(_value: ImageValue(source: .encoded(encoded), scale: Double(scale)))
  }

  /// The orientation of an image; always `up` in this implementation.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public var imageOrientation: UIImage.Orientation { .up }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let (width, height) = (Double(cgImage.width), Double(cgImage.height))
    let turned = orientation._turned(width: width, height: height)
    let size = DrawingRect(x: 0, y: 0, width: width, height: height)
    let points = Double(1 / scale)
    let drawing = Drawing(
      commands: [
        .transform(.scale(points, points)), .transform(turned.transform),
        .image(cgImage._content, in: size, DrawingStyle()),
      ],
      width: turned.width * points,
      height: turned.height * points
    )
    let image = UIImage(_drawing: drawing, scale: scale)
    self.init(_value: (image ?? UIImage())._value)
  }

  // MARK: Pixels

  /// The pixels of a drawing or a file; nil for a damaged file.
  public var cgImage: CGImage? {
    if let drawing = _drawn { return CGImage(_drawing: drawing, scale: scale) }
    return _decoded.map(CGImage.init(_bitmap:))
  }

  /// The pixels of a file; nil for drawings, damaged files and the empty image.
  private var _decoded: DrawingBitmap? {
    guard case .encoded(let image) = _value.source, image.width > 0 else { return nil }
    let file = DrawingFile(bytes: Array(image.data), mediaType: image.mediaType)
    guard image.mediaType == "image/svg+xml" else { return DrawingBitmap(file) }
    let (width, height) = (Double(image.width), Double(image.height))
    return try? VectorGraphic(svg: file.bytes, width: width, height: height).bitmap(scale: 1)
  }

  /// Returns a PNG of the image, or its original PNG data; nil for a damaged file.
  public func pngData() -> Data? {
    if let drawing = _drawn {
      return (try? DrawingRasterizer(scale: Double(scale)).png(of: drawing)).map { Data($0) }
    }
    guard case .encoded(let image) = _value.source else { return nil }
    if image.mediaType == "image/png" { return image.data }
    return (try? _decoded?.png()).map { Data($0) }
  }

  /// Returns a JPEG of the image, on white if transparent; nil for a damaged file.
  ///
  /// - Parameter compressionQuality: From 0, for the smallest file, to 1, for the best quality.
  /// - Returns: The JPEG data.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let bitmap =
      _drawn.map { try? DrawingRasterizer(scale: Double(scale)).bitmap(of: $0) } ?? _decoded
    return (try? bitmap?.jpeg(quality: Double(compressionQuality))).map { Data($0) }
  }

  /// The drawing commands of an image or a symbol, which is drawn in its tint or black.
  private var _drawn: Drawing? {
    switch _value.source {
    case .encoded(let image): image.drawing
    case .symbol(let name, _, _):
      SymbolCatalog.drawing(named: name).map { symbol in
        let color = DrawingColor(rgba: _value.tint?.light ?? 0x0000_00FF)
        return symbol._drawing(in: size, color: color)
      }
    }
  }

  /// Returns the single colour of the drawn image; nil for its own colours.
  private func color(in context: CGContext) -> DrawingPaint? {
    let isSymbol = if case .symbol = _value.source { true } else { false }
    // Symbols with a tint are already drawn in it.
    if let tint = _value.tint { return isSymbol ? nil : .color(DrawingColor(rgba: tint.light)) }
    let isTemplate = _value.mode == .template || (isSymbol && _value.mode == .automatic)
    return isTemplate ? context.state.fill : nil
  }

  // MARK: In the current context; nothing happens without one

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?._with(blendMode, alpha: alpha) { draw(in: rect) }
  }

  /// Draws the image stretched to a rectangle.
  ///
  /// Images with a tint are drawn in it, templates in the context's fill colour.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, let content = _content else {
      return
    }
    guard let color = color(in: context) else {
      return context._draw(content, size: size, caps: _value.limitedCaps, in: rect)
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context._draw(content, size: size, caps: _value.limitedCaps, in: rect)
    context._with(.sourceIn, alpha: 1) {
      context._fill(DrawingPath(rect: rect._drawing), color)
    }
    context.endTransparencyLayer()
  }

  var _content: DrawingImage? {
    if let drawing = _drawn { return .drawing(drawing) }
    guard case .encoded(let image) = _value.source, image.width > 0 else { return nil }
    return .encoded(DrawingFile(bytes: Array(image.data), mediaType: image.mediaType))
  }

  /// Returns the image mirrored from left to right, in the same pixels.
  func _makeMirrored() -> EncodedImage? {
    guard let content = _content, case .encoded = _value.source else { return nil }
    let (width, height) = (Double(size.width), Double(size.height))
    let place = DrawingRect(x: 0, y: 0, width: width, height: height)
    let drawing = Drawing(
      commands: [
        .transform(DrawingTransform(-1, 0, 0, 1, width, 0)),
        .image(content, in: place, DrawingStyle()),
      ],
      width: width,
      height: height
    )
    guard case .encoded(let mirrored)? = UIImage(_drawing: drawing, scale: scale)?._value.source
    else { return nil }
    return mirrored
  }

  /// Returns the image resized to a size in points, as a single vector or file image; nil for an
  /// empty size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, let content = _content else { return nil }
    let place = CGRect(origin: .zero, size: size)._drawing
    let drawing = Drawing(
      commands: [.image(content, in: place, DrawingStyle())],
      width: place.width,
      height: place.height
    )
    return UIImage(_drawing: drawing, scale: scale)
  }
}

extension UIImage.Orientation {
  /// Returns the transform that turns an image of a size upright, and the resulting size.
  fileprivate func _turned(
    width: Double,
    height: Double
  ) -> (transform: DrawingTransform, width: Double, height: Double) {
    switch self {
    case .up: (.identity, width, height)
    case .down: (DrawingTransform(-1, 0, 0, -1, width, height), width, height)
    case .left: (DrawingTransform(0, -1, 1, 0, 0, width), height, width)
    case .right: (DrawingTransform(0, 1, -1, 0, height, 0), height, width)
    case .upMirrored: (DrawingTransform(-1, 0, 0, 1, width, 0), width, height)
    case .downMirrored: (DrawingTransform(1, 0, 0, -1, 0, height), width, height)
    case .leftMirrored: (DrawingTransform(0, 1, 1, 0, 0, 0), height, width)
    case .rightMirrored: (DrawingTransform(0, -1, -1, 0, height, width), height, width)
    }
  }
}

extension Drawing {
  /// Returns the drawing for displays: bitmaps become PNGs, and unsupported SVG features are
  /// rasterised.
  ///
  /// - Returns: Nil if memory for the pixels is insufficient.
  func _shown(scale: Double) -> Drawing? {
    guard isVector else {
      guard let png = try? DrawingRasterizer(scale: scale).png(of: self) else { return nil }
      let place = DrawingRect(x: 0, y: 0, width: width, height: height)
      let file = DrawingFile(bytes: png, mediaType: "image/png")
      let image = DrawingCommand.image(.encoded(file), in: place, DrawingStyle())
      return Drawing(commands: [image], width: width, height: height)
    }
    guard _hasBitmaps else { return self }
    var shown = self
    shown.commands = commands.map { command in
      switch command {
      case .image(let image, let rect, let style):
        .image(image._shown(scale: scale), in: rect, style)
      case .parts(let image, let width, let height, let parts, let style):
        .parts(image._shown(scale: scale), width: width, height: height, parts, style)
      case .fill(let path, let paint, let style, let isEvenOdd):
        .fill(path, paint._shown(scale: scale), style, isEvenOdd: isEvenOdd)
      case .stroke(let path, let stroke, let paint, let style):
        .stroke(path, stroke, paint._shown(scale: scale), style)
      default: command
      }
    }
    return shown
  }

  fileprivate var _hasBitmaps: Bool {
    commands.contains { command in
      switch command {
      case .image(let image, _, _), .parts(let image, _, _, _, _),
        .fill(_, .tiles(let image, _), _, _),
        .stroke(_, _, .tiles(let image, _), _):
        image._hasBitmaps
      default: false
      }
    }
  }
}

extension DrawingPaint {
  /// Returns the paint for displays.
  fileprivate func _shown(scale: Double) -> DrawingPaint {
    guard case .tiles(let image, let rect) = self else { return self }
    return .tiles(image._shown(scale: scale), in: rect)
  }
}

extension DrawingImage {
  fileprivate var _hasBitmaps: Bool {
    switch self {
    case .bitmap: true
    case .drawing(let drawing): drawing._hasBitmaps
    case .encoded: false
    }
  }

  /// Returns the image for displays, which receive pixels only in files.
  fileprivate func _shown(scale: Double) -> DrawingImage {
    switch self {
    case .bitmap(let bitmap):
      (try? bitmap.png()).map { .encoded(DrawingFile(bytes: $0, mediaType: "image/png")) } ?? self
    case .drawing(let drawing): .drawing(drawing._shown(scale: scale) ?? drawing)
    case .encoded: self
    }
  }
}

extension SymbolDrawing {
  /// Returns the symbol as a drawing of a size and colour.
  fileprivate func _drawing(in size: CGSize, color: DrawingColor) -> Drawing {
    let (width, height) = (Double(size.width), Double(size.height))
    let side = min(width, height) / 24
    var commands: [DrawingCommand] = [
      .transform(.translation((width - 24 * side) / 2, (height - 24 * side) / 2)),
      .transform(.scale(side, side)),
    ]
    let erase = DrawingStyle(blend: .destinationOut)
    for layer in layers {
      guard let path = DrawingPath(svg: layer.path) else { continue }
      func line(_ width: Double) -> DrawingStroke {
        DrawingStroke(width: width, cap: .round, join: .round)
      }
      switch layer.paint {
      case .stroke:
        commands.append(.stroke(path, line(Self.strokeWidth), .color(color), DrawingStyle()))
      case .fill: commands.append(.fill(path, .color(color), DrawingStyle(), isEvenOdd: false))
      case .eraseStroke:
        commands.append(.stroke(path, line(Self.strokeWidth + 0.4), .color(.black), erase))
      case .eraseFill: commands.append(.fill(path, .color(.black), erase, isEvenOdd: false))
      }
    }
    return Drawing(commands: commands, width: width, height: height)
  }
}
