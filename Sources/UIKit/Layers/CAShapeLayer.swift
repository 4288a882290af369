public import Foundation
import UIKitHosting
import VectorDrawing

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
///
/// The path may extend beyond the layer's bounds, but not beyond those of a view that owns the
/// layer.
open class CAShapeLayer: CALayer {
  @_Observed open var path: CGPath? {
    didSet { if path != oldValue { _shapeMoved() } }
  }

  /// The fill colour; opaque black by default.
  @_Observed open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet {
      guard fillColor != oldValue else { return }
      _shapeMoved()
      _changed("fillColor", from: oldValue.map(AnimatedValue.color))
    }
  }

  @_Observed open var fillRule: CAShapeLayerFillRule = .nonZero {
    didSet { if fillRule != oldValue { _shapeMoved() } }
  }

  @_Observed open var strokeColor: CGColor? {
    didSet {
      guard strokeColor != oldValue else { return }
      _shapeMoved()
      _changed("strokeColor", from: oldValue.map(AnimatedValue.color))
    }
  }

  /// The relative position on the path at which the stroke begins, from 0 to 1.
  @_Observed open var strokeStart: CGFloat = 0 {
    didSet {
      guard strokeStart != oldValue else { return }
      _shapeMoved()
      _changed("strokeStart", from: .number(oldValue))
    }
  }

  /// The relative position on the path at which the stroke ends, from 0 to 1.
  @_Observed open var strokeEnd: CGFloat = 1 {
    didSet {
      guard strokeEnd != oldValue else { return }
      _shapeMoved()
      _changed("strokeEnd", from: .number(oldValue))
    }
  }

  /// The width of the stroke, in points.
  @_Observed open var lineWidth: CGFloat = 1 {
    didSet {
      guard lineWidth != oldValue else { return }
      _shapeMoved()
      _changed("lineWidth", from: .number(oldValue))
    }
  }

  @_Observed open var miterLimit: CGFloat = 10 {
    didSet {
      guard miterLimit != oldValue else { return }
      _shapeMoved()
      _changed("miterLimit", from: .number(oldValue))
    }
  }

  @_Observed open var lineCap: CAShapeLayerLineCap = .butt {
    didSet { if lineCap != oldValue { _shapeMoved() } }
  }

  @_Observed open var lineJoin: CAShapeLayerLineJoin = .miter {
    didSet { if lineJoin != oldValue { _shapeMoved() } }
  }

  @_Observed open var lineDashPhase: CGFloat = 0 {
    didSet {
      guard lineDashPhase != oldValue else { return }
      _shapeMoved()
      _changed("lineDashPhase", from: .number(oldValue))
    }
  }

  /// The alternating lengths of dashes and gaps in points; nil for a solid line.
  @_Observed open var lineDashPattern: [NSNumber]? {
    didSet { if lineDashPattern != oldValue { _shapeMoved() } }
  }

  override class var _properties: [Substring: LayerProperty] { _shapeProperties }

  private func _shapeMoved() {
    _view?._invalidate(.drawing)
    _maskedView?._invalidate(.mask)
    (_view as? _LayerView)?.follow(self)
    _shapeChanged()
  }

  override var _asMask: MaskValue {
    let isSeen = fillColor.map { $0.alpha > 0 } ?? false
    return _placed(
      isSeen ? path?._path ?? DrawingPath() : DrawingPath(),
      isEvenOdd: fillRule == .evenOdd
    )
  }

  /// The bounding rectangle of the painted area, in the layer's coordinates; nil if there is none.
  final var _paintedBounds: CGRect? {
    guard let path, let bounds = path._path.bounds, path._path.isFinite else { return nil }
    let strokes = strokeColor != nil && lineWidth > 0
    guard strokes || fillColor != nil else { return nil }
    // A miter beyond its limit is cut off.
    let reach = strokes ? lineWidth / 2 * (lineJoin == .miter ? min(miterLimit, 4) : 1.5) : 0
    return CGRect(_drawing: bounds).insetBy(dx: -reach, dy: -reach)
  }

  override var _paints: Bool { true }

  /// Returns the drawing within a rectangle of the layer's coordinates.
  override func _drawing(in rect: CGRect) -> Drawing? {
    guard let path, rect.width > 0, rect.height > 0 else { return nil }
    var commands: [DrawingCommand] = [
      .transform(.translation(-Double(rect.minX), -Double(rect.minY)))
    ]
    if let fillColor {
      commands.append(
        .fill(
          path._path,
          fillColor._paint,
          DrawingStyle(),
          isEvenOdd: fillRule == .evenOdd
        )
      )
    }
    if let strokeColor, lineWidth > 0 {
      let line = path._path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
      commands.append(.stroke(line, stroke, strokeColor._paint, DrawingStyle()))
    }
    return Drawing(
      commands: commands,
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }

  /// Returns the path with its style, for animations.
  ///
  /// - Parameters:
  ///   - x: The layer's left edge in its node, in points.
  ///   - y: The layer's upper edge.
  /// - Returns: The path and its style.
  final func _shape(originX x: Double, y: Double) -> ShapeValue {
    ShapeValue(
      path: path?._path ?? DrawingPath(),
      isEvenOdd: fillRule == .evenOdd,
      fill: fillColor?._rgba ?? 0,
      stroke: lineWidth > 0 ? strokeColor?._rgba ?? 0 : 0,
      line: stroke,
      start: Double(strokeStart),
      end: Double(strokeEnd),
      origin: ShiftValue(x: x, y: y)
    )
  }

  private var stroke: DrawingStroke {
    DrawingStroke(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: Double(miterLimit),
      dashes: lineDashPattern?.map(\.doubleValue) ?? [],
      dashPhase: Double(lineDashPhase)
    )
  }
}
