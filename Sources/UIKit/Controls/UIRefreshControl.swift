package import UIKitHosting

/// Begins to refresh what a scroll view shows when its content is pulled down.
///
/// Tell it by `endRefreshing()` when the new content is there.
open class UIRefreshControl: UIControl {
  package override var _kind: NodeKind { .refreshControl }

  open var isRefreshing: Bool { refreshes }

  private var refreshes = false {
    didSet {
      guard refreshes != oldValue else { return }
      _invalidate(.isAnimating)
      _meaningChanged()
    }
  }

  /// Stands below the spinner.
  @_Told open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != oldValue { _invalidate(.title) } }
  }

  /// Shows that refreshing is under way, begun by the app; sends no event.
  open func beginRefreshing() {
    refreshes = true
  }

  open func endRefreshing() {
    refreshes = false
  }

  /// A person pulled.
  /// - Returns: Whether it began; not while it goes on already.
  final func _pulled() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    refreshes = true
    sendActions(for: .valueChanged)
    return true
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // What it says depends on the device's language.
    if accessibilityLabel == nil { accessibilityLabel = _SystemTexts.of(_runtime).refresh }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isAnimating: .isAnimating(isRefreshing)
    case .title: .title(attributedTitle?.string)
    default: super._attribute(key)
    }
  }
}
