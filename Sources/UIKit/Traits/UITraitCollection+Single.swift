// Collections that specify one trait, and combinations of them.

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// Creates a combination in which later collections override the traits of earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { merged in
      for traits in traitCollections { traits.write(to: &merged) }
    }
  }

  func write(to traits: inout any UIMutableTraits) {
    if userInterfaceStyle != .unspecified { traits.userInterfaceStyle = userInterfaceStyle }
    if userInterfaceIdiom != .unspecified { traits.userInterfaceIdiom = userInterfaceIdiom }
    if horizontalSizeClass != .unspecified { traits.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { traits.verticalSizeClass = verticalSizeClass }
    if accessibilityContrast != .unspecified {
      traits.accessibilityContrast = accessibilityContrast
    }
    if preferredContentSizeCategory != .unspecified {
      traits.preferredContentSizeCategory = preferredContentSizeCategory
    }
    if layoutDirection != .unspecified { traits.layoutDirection = layoutDirection }
    if userInterfaceLevel != .unspecified { traits.userInterfaceLevel = userInterfaceLevel }
    if displayScale != 0 { traits.displayScale = displayScale }
    if displayGamut != .unspecified { traits.displayGamut = displayGamut }
    if legibilityWeight != .unspecified { traits.legibilityWeight = legibilityWeight }
    if forceTouchCapability != .unknown { traits.forceTouchCapability = forceTouchCapability }
    if var merged = traits as? _TraitValues {
      merged.takeOwn(of: values)
      traits = merged
    }
  }
}
