package import UIKitHosting

/// A control that starts a refresh when the user pulls down a scroll view's content.
///
/// Call `endRefreshing()` when the new content is available.
open class UIRefreshControl: UIControl {
  package override var _kind: NodeKind { .refreshControl }

  open var isRefreshing: Bool { refreshes }

  private var refreshes = false {
    didSet {
      guard refreshes != oldValue else { return }
      _invalidate(.isAnimating)
      _tapEffectChanged()
    }
  }

  /// The title below the spinner.
  @_Observed open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != oldValue { _invalidate(.title) } }
  }

  /// Shows that a refresh is in progress, without sending an event.
  open func beginRefreshing() {
    refreshes = true
  }

  open func endRefreshing() {
    refreshes = false
  }

  /// Starts refreshing after the user has pulled.
  ///
  /// - Returns: False if a refresh is already in progress.
  final func _pulled() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    refreshes = true
    sendActions(for: .valueChanged)
    return true
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // The label depends on the device's language.
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

extension UIScrollView {
  final func _replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl._slot = .refresh
    addSubview(refreshControl)
  }
}
