import Foundation
import UIKitHosting

/// The root view of a tab bar controller.
final class _TabsView: UIView, BarContainer {
  /// The name of the visible part.
  var title: String? {
    didSet { if title != oldValue { _invalidate(.title) } }
  }

  override var _kind: NodeKind { .tabs }

  var laidOutBarHeights = BarHeightsValue()

  var barHeights: BarHeightsValue {
    var heights = BarHeightsValue()
    let bar = _subviews.first { $0._kind == .tabBar }
    heights.bottom = Double(bar?._barHeight ?? 0)
    return heights
  }

  /// The container above the selected screen and the bar for subviews that the app adds.
  private var overlay: UIView?

  override var _contentHolder: UIView? { overlay }

  private var madeOverlay: UIView {
    if let overlay { return overlay }
    let made = TabsOverlay()
    made._slot = .accessory
    overlay = made
    _add(made)
    return made
  }

  override func addSubview(_ view: UIView) {
    madeOverlay.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    madeOverlay.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    madeOverlay.insertSubview(view, belowSubview: sibling)
  }

  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    madeOverlay.insertSubview(view, aboveSubview: sibling)
  }

  override func bringSubviewToFront(_ view: UIView) {
    overlay?.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    overlay?.sendSubviewToBack(view)
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .title: .title(title)
    case .barHeights: .barHeights(laidOutBarHeights)
    default: super._attribute(key)
    }
  }
}

/// The container above the tabs, which takes no touches itself.
private final class TabsOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
