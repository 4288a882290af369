import UIKitHosting
import VectorDrawing

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse around the start point; the end point is a corner of its bounding rectangle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A sweep around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient of colours over a view's background.
///
/// It is shown as the layer of a view whose `layerClass` is this class.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor` values.
  @_Observed open var colors: [Any]? {
    didSet {
      _gradientChanged()
      _shapeChanged()
      _changed("colors", from: AnimatedValue(oldValue))
    }
  }

  /// The position of each colour, from 0 to 1 in ascending order; nil spreads them evenly.
  @_Observed open var locations: [NSNumber]? {
    didSet {
      guard locations != oldValue else { return }
      _gradientChanged()
      _changed("locations", from: AnimatedValue(oldValue))
    }
  }

  /// The start point, in unit coordinates of the layer.
  @_Observed open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet {
      guard startPoint != oldValue else { return }
      _gradientChanged()
      _changed("startPoint", from: .point(oldValue))
    }
  }

  /// The end point, in unit coordinates of the layer.
  @_Observed open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet {
      guard endPoint != oldValue else { return }
      _gradientChanged()
      _changed("endPoint", from: .point(oldValue))
    }
  }

  @_Observed open var type: CAGradientLayerType = .axial {
    didSet { if type != oldValue { _gradientChanged() } }
  }

  override class var _properties: [Substring: LayerProperty] { _gradientProperties }

  private func _gradientChanged() {
    _view?._invalidate(.gradient)
    _maskedView?._invalidate(.mask)
  }

  override var _asMask: MaskValue {
    guard let _gradient else { return super._asMask }
    var mask = _placed(_roundedRect, isEvenOdd: false)
    mask.gradient = MaskValue.GradientMask(gradient: _gradient, rect: RectValue(_plainFrame))
    return mask
  }

  final var _gradient: GradientValue? {
    guard let colors, !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      guard let color = color as? CGColor else {
        preconditionFailure(
          "Expected a CGColor in a gradient's colors, got \(color). Add .cgColor."
        )
      }
      return GradientValue.Stop(location: location(index, of: colors.count), color: color._rgba)
    }
    return GradientValue(
      type == .radial ? .radial : type == .conic ? .conic : .axial,
      start: startPoint._gradientPoint,
      end: endPoint._gradientPoint,
      stops: stops
    )
  }

  private func location(_ index: Int, of count: Int) -> Double {
    if let locations, locations.indices.contains(index) { return locations[index].doubleValue }
    return count < 2 ? 0 : Double(index) / Double(count - 1)
  }
}

extension CGPoint {
  fileprivate var _gradientPoint: GradientValue.Point {
    GradientValue.Point(x: Double(x), y: Double(y))
  }
}
