import UIKitHosting

/// The view of a tab bar item.
final class _TabItemView: UIView, _Tappable {
  let item: UITabBarItem
  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      _invalidate(.isSelected)
      updateAppearance()
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
    case .image: .image(image?._value)
    case .isEnabled: .isEnabled(item.isEnabled)
    case .isSelected: .isSelected(isChosen)
    case .badge: .badge(item.badgeValue, badgeColor?._value)
    case .barButtonStyle: .barButtonStyle(.plain, appearance: appearance)
    default: super._attribute(key)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      itemChanged()
    }
  }

  override func _didEnterScene() {
    super._didEnterScene()
    _runtime?.application._proxies.style(item)
    // The language is known only now.
    itemChanged()
  }

  /// The item's title, by default that of its system item.
  private var title: String? {
    item.title ?? item._systemItem.flatMap { _SystemTexts.of(_runtime).tabs[$0] }
  }

  // MARK: Looks

  private var appearance: BarItemAppearanceValue?

  private var image: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return (isChosen ? item.selectedImage : nil) ?? item._image(isCompact: isCompact)
  }

  private var bar: UITabBar? { _superview as? UITabBar }

  private var badgeColor: UIColor? {
    if let color = item.badgeColor { return color }
    guard let items = bar?._itemLooks?.standard else { return nil }
    return state(of: items).badgeBackgroundColor ?? items.normal.badgeBackgroundColor
  }

  private func state(of appearance: UITabBarItemAppearance) -> UITabBarItemStateAppearance {
    if !item.isEnabled { return appearance.disabled }
    return isChosen ? appearance.selected : appearance.normal
  }

  /// Updates the appearance; the item's own title attributes take precedence over those of the bar.
  func updateAppearance() {
    let own = item._titleAttributes(
      for: !item.isEnabled ? .disabled : isChosen ? .selected : .normal
    )
    let plainColor = isChosen || !item.isEnabled ? nil : bar?.unselectedItemTintColor
    let place = item._place(of: image)
    func look(_ appearance: UITabBarItemAppearance?) -> BarItemAppearanceValue.Look {
      let state = appearance.map(state)
      var attributes = (state?.titleTextAttributes ?? [:]).merging(own) { $1 }
      if let plainColor, attributes[.foregroundColor] == nil {
        attributes[.foregroundColor] = plainColor
      }
      return BarItemAppearanceValue.Look(
        title: TextRun(_attributes: attributes),
        titleShift: item.titlePositionAdjustment._shift ?? state?.titlePositionAdjustment._shift,
        icon: (state?.iconColor ?? plainColor)?._value,
        iconPlace: place
      )
    }
    let looks = bar?._itemLooks
    let new = BarItemAppearanceValue(edge: look(looks?.edge), standard: look(looks?.standard))
    if looks != nil { _invalidate(.badge) }
    // After the first appearance, even a plain one is sent: displays do not reset it by themselves.
    let plain = BarItemAppearanceValue(edge: .init(), standard: .init())
    guard appearance != nil || new != plain else { return }
    appearance = new
    // Also if unchanged: another image arrives without its colour.
    _invalidate(.barButtonStyle)
  }

  func itemChanged() {
    updateAppearance()
    for key in [AttributeKey.text, .image, .isEnabled, .badge] { _invalidate(key) }
    accessibilityLabel = item.accessibilityLabel ?? impliedLabel
    accessibilityValue = item.badgeValue.map { badge in
      Int(badge).map { _SystemTexts.of(_runtime).items($0) } ?? badge
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    (_superview as? UITabBar)?._itemChanged()
  }

  /// The accessibility label where the text does not supply one: beside a badge, or with an image
  /// only.
  private var impliedLabel: String? {
    guard let title, !title.isEmpty else {
      return item.image?._accessibilityName(in: .of(_runtime))
    }
    return item.badgeValue == nil ? nil : title
  }

  func _tapped() -> Bool {
    guard item.isEnabled, let bar = _superview as? UITabBar else { return false }
    return bar._tapped(item)
  }
}
