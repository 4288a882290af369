/// The part of a controller's view that bars and the safe area cover at the top or bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide that extends from an edge of a view to its safe area, by two constraints as on
/// iOS.
final class _EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  init(of view: UIView, isTop: Bool) {
    super.init()
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  final func _edgeLayoutGuide(isTop: Bool) -> _EdgeLayoutGuide {
    let identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let known = view.layoutGuides.lazy.compactMap { $0 as? _EdgeLayoutGuide }
    return known.first { $0.identifier == identifier } ?? _EdgeLayoutGuide(of: view, isTop: isTop)
  }
}
