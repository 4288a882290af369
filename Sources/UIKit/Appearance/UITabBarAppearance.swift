import UIKitHosting

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    observeItemAppearances()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance._duplicate()
      inlineLayoutAppearance = other.inlineLayoutAppearance._duplicate()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance._duplicate()
    }
    observeItemAppearances()
  }

  /// The appearance of tabs with the title below the image, used in compact width.
  @_Observed open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      _stackedLayoutAppearance.wrappedValue = stackedLayoutAppearance._duplicate()
      observeAndNotify()
    }
  }

  /// The appearance of tabs with the title beside the image, used in regular width.
  @_Observed open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      _inlineLayoutAppearance.wrappedValue = inlineLayoutAppearance._duplicate()
      observeAndNotify()
    }
  }

  /// The appearance of tabs with the title beside the image, used in compact height.
  @_Observed open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  {
    didSet {
      _compactInlineLayoutAppearance.wrappedValue = compactInlineLayoutAppearance._duplicate()
      observeAndNotify()
    }
  }

  private func observeItemAppearances() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items._changed = { [weak self] in self?._changed?() }
    }
  }

  private func observeAndNotify() {
    observeItemAppearances()
    _changed?()
  }
}

extension UITabBarAppearance {
  /// Returns the appearance of items in a layout.
  final func _items(in layout: TabLayoutValue) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}
