extension UITraitCollection {
  /// Returns whether this collection contains all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Returns whether colors may appear different than under another collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  /// Returns the current traits, replaced by those that a collection specifies.
  final class func _current(overriddenBy traits: UITraitCollection?) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
  }

  /// Returns the same collection with some changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection { traits in
      write(to: &traits)
      mutations(&traits)
    }
  }
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // The names are Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The weight of texts; a page cannot determine whether its user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
