public import Foundation

// Transforms in space, and the point that transforms are about.

extension UIView {
  /// As ``transform``, but in space: what comes nearer with perspective (`m34`) becomes larger.
  ///
  /// Touches and coordinates take its part in the plane into account.
  public var transform3D: CATransform3D {
    get { _rare?.layer?.transform ?? .identity }
    set { if newValue != transform3D { layer.transform = newValue } }
  }

  /// The point that ``center`` is about, and that transforms leave where it is; as `layer.anchorPoint`.
  public var anchorPoint: CGPoint {
    get { _anchorPoint }
    set { if newValue != anchorPoint { layer.anchorPoint = newValue } }
  }

  /// The part of the view that is at its `center`.
  final var _anchorPoint: CGPoint { _rare?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The point of the view, in its own coordinates, that is at its `center`.
  final var _pivot: CGPoint {
    let (bounds, anchor) = (bounds, _anchorPoint)
    return CGPoint(
      x: bounds.minX + bounds.width * anchor.x,
      y: bounds.minY + bounds.height * anchor.y
    )
  }
}
