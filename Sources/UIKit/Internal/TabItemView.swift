import UIKitHosting

/// A tab on the screen.
final class _TabItemView: UIView, _Tappable {
  let item: UITabBarItem
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      _invalidate(.isSelected)
      if item.selectedImage != nil { _invalidate(.image) }
    }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item._view = self
    itemChanged()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .tabItem }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(title)
    case .image: .image((isChosen ? item.selectedImage : nil)?._value ?? item.image?._value)
    case .isEnabled: .isEnabled(item.isEnabled)
    case .isSelected: .isSelected(isChosen)
    case .badge: .badge(item.badgeValue, item.badgeColor?._value)
    default: super._attribute(key)
    }
  }

  override func _didEnterScene() {
    super._didEnterScene()
    // The language is known now.
    itemChanged()
  }

  /// A system item's until it is given another.
  private var title: String? {
    item.title ?? item._systemItem.flatMap { _SystemTexts.of(_runtime).tabs[$0] }
  }

  func itemChanged() {
    for key in [AttributeKey.text, .image, .isEnabled, .badge] { _invalidate(key) }
    accessibilityLabel = item.accessibilityLabel ?? (item.badgeValue == nil ? nil : title)
    accessibilityValue = item.badgeValue.map { badge in
      Int(badge).map { _SystemTexts.of(_runtime).items($0) } ?? badge
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    (_superview as? UITabBar)?._itemChanged()
  }

  func _tapped() -> Bool {
    guard item.isEnabled, let bar = _superview as? UITabBar else { return false }
    return bar._tapped(item)
  }
}
