public import Foundation

// 3D transforms, and the anchor point.

extension UIView {
  /// The 3D transform of the view, with perspective by `m34`.
  ///
  /// Touches and coordinate conversions use its affine part.
  public var transform3D: CATransform3D {
    get { _lazyState?.layer?.transform ?? .identity }
    set { if newValue != transform3D { layer.transform = newValue } }
  }

  /// The point to which ``center`` refers, and that transforms are relative to;
  /// `layer.anchorPoint`.
  public var anchorPoint: CGPoint {
    get { _anchorPoint }
    set { if newValue != anchorPoint { layer.anchorPoint = newValue } }
  }

  /// The unit point of the view that is at its `center`.
  final var _anchorPoint: CGPoint { _lazyState?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The point of the view, in its own coordinates, that is at its `center`.
  final var _pivot: CGPoint {
    let (bounds, anchor) = (bounds, _anchorPoint)
    return CGPoint(
      x: bounds.minX + bounds.width * anchor.x,
      y: bounds.minY + bounds.height * anchor.y
    )
  }
}
