/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path
}

/// An object that dynamic behaviors move and turn, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre in the coordinates of the animator's reference view.
  var center: CGPoint { get set }

  var bounds: CGRect { get }

  /// The transform of the item, of which the animator changes the rotation.
  var transform: CGAffineTransform { get set }

  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The convex outline of an item of the type `path`, relative to its centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
