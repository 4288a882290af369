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

  /// The affine part of the transform; nil for the identity.
  final var _affineTransform: CGAffineTransform? {
    guard let transform = _lazyState?.layer?.affineTransform(), !transform.isIdentity else {
      return nil
    }
    return transform
  }

  /// Returns the bounding box of an untransformed frame.
  final func _boundingBox(of frame: CGRect) -> CGRect {
    guard let _affineTransform else { return frame }
    return frame._transformed(by: _affineTransform, around: _anchorPoint)
  }

  /// Returns the untransformed frame whose bounding box fills a rectangle.
  final func _untransformed(_ box: CGRect) -> CGRect {
    guard let _affineTransform else { return box }
    return box._untransformed(by: _affineTransform, around: _anchorPoint, size: _currentFrame.size)
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

extension CGRect {
  /// Returns the bounding box of the rectangle, transformed relative to one of its unit points.
  func _transformed(by transform: CGAffineTransform, around anchor: CGPoint) -> CGRect {
    let pivot = CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
    return offsetBy(dx: -pivot.x, dy: -pivot.y).applying(transform)
      .offsetBy(dx: pivot.x, dy: pivot.y)
  }

  /// Returns the rectangle whose transformed bounding box has this rectangle's centre, and its size
  /// if the transform turns by right angles.
  ///
  /// As in Core Animation, the size is that of this rectangle under the inverse transform.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - anchor: The unit point to which the transform is relative.
  ///   - size: The size for a transform without an inverse.
  /// - Returns: The rectangle.
  func _untransformed(
    by transform: CGAffineTransform,
    around anchor: CGPoint,
    size: CGSize
  ) -> CGRect {
    let isInvertible = transform.a * transform.d - transform.b * transform.c != 0
    let size = isInvertible ? applying(transform.inverted()).size : size
    let box = CGRect(origin: .zero, size: size)._transformed(by: transform, around: anchor)
    return CGRect(origin: CGPoint(x: midX - box.midX, y: midY - box.midY), size: size)
  }
}
