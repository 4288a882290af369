import UIKitHosting

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
    follow()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stackedLayoutAppearance = other.stackedLayoutAppearance._duplicate()
      inlineLayoutAppearance = other.inlineLayoutAppearance._duplicate()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance._duplicate()
    }
    follow()
  }

  /// Of tabs whose title stands below the image, as here they all do.
  @_Told open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      _stackedLayoutAppearance.wrappedValue = stackedLayoutAppearance._duplicate()
      followAndTell()
    }
  }

  /// Of tabs whose title stands beside the image, as on iPads before iOS 18.
  @_Told open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      _inlineLayoutAppearance.wrappedValue = inlineLayoutAppearance._duplicate()
      followAndTell()
    }
  }

  /// Of tabs whose title stands beside the image, as on an iPhone that lies on its side.
  @_Told open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      _compactInlineLayoutAppearance.wrappedValue = compactInlineLayoutAppearance._duplicate()
      followAndTell()
    }
  }

  private func follow() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items._changed = { [weak self] in self?._changed?() }
    }
  }

  private func followAndTell() {
    follow()
    _changed?()
  }
}

extension UITabBarAppearance {
  /// The looks of items in a layout.
  final func _items(in layout: TabLayoutValue) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}
