public import Foundation

/// A coordinate system: that of a view, a screen or a scene.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// A coordinate space that converts by way of the scene's coordinates.
protocol _TurnedSpace: UICoordinateSpace {
  /// Returns the point of the scene for one of the space.
  func rise(_ point: CGPoint) -> CGPoint
  /// Returns the point of the space for one of the scene.
  func sink(_ point: CGPoint) -> CGPoint
}

extension _TurnedSpace {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _SceneSpace.move(point, from: self, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _SceneSpace.move(point, from: coordinateSpace, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, to: coordinateSpace) })
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _moved(point, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _SceneSpace.move(point, from: coordinateSpace, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { _moved($0, to: coordinateSpace) })
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(
      corners: rect.corners.map { _SceneSpace.move($0, from: coordinateSpace, to: self) }
    )
  }

  /// The coordinate space of a view; that of the window for nil.
  final func _space(of view: UIView?) -> any UICoordinateSpace {
    view ?? window ?? _SceneSpace(of: nil)
  }

  private final func _moved(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    _SceneSpace.move(point, from: self, to: space)
  }

  // MARK: Conversion

  /// Converts a point to the coordinates of the root view; in a window, of its scene.
  fileprivate final func _rise(_ point: CGPoint) -> CGPoint {
    var (point, view) = (point, self)
    while let superview = view._superview {
      let pivot = view._pivot
      let turned = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y).applying(view.transform)
      let center = view.center
      point = CGPoint(x: turned.x + center.x, y: turned.y + center.y)
      view = superview
    }
    return (view as? UIWindow)?._toScene(point) ?? point
  }

  /// Converts a point from the coordinates of the root view; in a window, of its scene.
  fileprivate final func _sink(_ point: CGPoint) -> CGPoint {
    guard let superview = _superview else {
      return (self as? UIWindow)?._fromScene(point) ?? point
    }
    return _own(superview._sink(point))
  }

  /// Returns whether this view may contain a point of the superview.
  ///
  /// False only for a plain rectangle elsewhere. The layout must be up to date.
  final func _mayContain(_ above: CGPoint) -> Bool {
    let frame = _frame
    let isInFrame =
      above.x >= frame.origin.x && above.x < frame.origin.x + frame.size.width
      && above.y >= frame.origin.y && above.y < frame.origin.y + frame.size.height
    return isInFrame || _overridesHitTesting
      || _lazyState?.layer?.affineTransform().isIdentity == false
  }

  private var _overridesHitTesting: Bool {
    if let _cachedOverridesHitTesting { return _cachedOverridesHitTesting }
    let decides = _overrides.contains(.hitTest)
    _cachedOverridesHitTesting = decides
    return decides
  }

  /// Converts a point from the superview's coordinates.
  final func _own(_ above: CGPoint) -> CGPoint {
    let (center, pivot) = (center, _pivot)
    let turned = CGPoint(x: above.x - center.x, y: above.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: turned.x + pivot.x, y: turned.y + pivot.y)
  }
}

/// The coordinate space of a scene, and of its screen, which the scene fills.
final class _SceneSpace: NSObject, _TurnedSpace {
  private weak var scene: UIWindowScene?
  private let formerBounds: CGRect?

  /// - Parameters:
  ///   - scene: The scene.
  ///   - formerBounds: The previous bounds; nil for the current ones.
  init(of scene: UIWindowScene?, before formerBounds: CGRect? = nil) {
    self.scene = scene
    self.formerBounds = formerBounds
    super.init()
  }

  var bounds: CGRect { formerBounds ?? scene?.screen.bounds ?? .zero }

  func rise(_ point: CGPoint) -> CGPoint { point }
  func sink(_ point: CGPoint) -> CGPoint { point }

  /// Converts a point by way of the scene's coordinates.
  static func move(
    _ point: CGPoint,
    from: any UICoordinateSpace,
    to: any UICoordinateSpace
  ) -> CGPoint {
    let common =
      (from as? UIView)?._rise(point) ?? (from as? any _TurnedSpace)?.rise(point) ?? point
    return (to as? UIView)?._sink(common) ?? (to as? any _TurnedSpace)?.sink(common) ?? common
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }

  /// Creates the smallest rectangle that contains all points; zero for none.
  init(corners: [CGPoint]) {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      self = .zero
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
