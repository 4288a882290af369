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
  /// From the start point outwards, to the ellipse in the rectangle of which the end point is a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colours that run into each other, over a view's background.
///
/// It is shown as the layer of a view whose `layerClass` it is.
open class CAGradientLayer: CALayer {
  /// Values of `CGColor`.
  @_Told open var colors: [Any]? {
    didSet {
      _gradientChanged()
      _shapeChanged()
      _changed("colors", from: AnimatedValue(oldValue))
    }
  }

  /// Where each colour stands, from 0 to 1 and growing; nil spreads them evenly.
  @_Told open var locations: [NSNumber]? {
    didSet {
      guard locations != oldValue else { return }
      _gradientChanged()
      _changed("locations", from: AnimatedValue(oldValue))
    }
  }

  /// Where the line begins, from 0 to 1 in the view.
  @_Told open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet {
      guard startPoint != oldValue else { return }
      _gradientChanged()
      _changed("startPoint", from: .point(oldValue))
    }
  }

  /// Where the line ends, from 0 to 1 in the view.
  @_Told open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet {
      guard endPoint != oldValue else { return }
      _gradientChanged()
      _changed("endPoint", from: .point(oldValue))
    }
  }

  @_Told open var type: CAGradientLayerType = .axial {
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
    mask.gradient = MaskValue.GradientMask(gradient: _gradient, rect: RectValue(frame))
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
