// How well the traits of a variant of an asset suit those of a view.

extension UITraitCollection {
  /// Returns whether another variant of an image may be chosen than for other traits.
  final func _differsForImages(from other: UITraitCollection) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceIdiom != other.userInterfaceIdiom
      || layoutDirection != other.layoutDirection
      || horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass
      || displayGamut != other.displayGamut || displayScale != other.displayScale
  }

  /// Returns how well a variant with these traits suits others: few contradictions first, then
  /// agreement in idiom, style, contrast, direction, size classes, gamut and scale, in this order.
  ///
  /// - Parameter wanted: The traits of the view.
  /// - Returns: The fitness; the largest is the best.
  final func _fitness(for wanted: UITraitCollection) -> VariantFitness {
    let ranks = [
      Self.rank(userInterfaceIdiom, wanted.userInterfaceIdiom, .unspecified),
      Self.rank(userInterfaceStyle, wanted.userInterfaceStyle, .unspecified),
      Self.rank(accessibilityContrast, wanted.accessibilityContrast, .unspecified),
      Self.rank(layoutDirection, wanted.layoutDirection, .unspecified),
      Self.rank(horizontalSizeClass, wanted.horizontalSizeClass, .unspecified),
      Self.rank(verticalSizeClass, wanted.verticalSizeClass, .unspecified),
      Self.rank(displayGamut, wanted.displayGamut, .unspecified),
    ]
    let contradictions = ranks.count { $0 == 0 }
    return VariantFitness(
      ranks: [-contradictions] + ranks + [scaleRank(for: wanted.displayScale)]
    )
  }

  private static func rank<Value: Equatable>(
    _ own: Value,
    _ wanted: Value,
    _ unspecified: Value
  ) -> Int {
    if own == unspecified { return 2 }
    if own == wanted { return 3 }
    return wanted == unspecified ? 1 : 0
  }

  /// The same scale is best, then the next higher one, then the highest of the lower ones.
  private func scaleRank(for wanted: CGFloat) -> Int {
    guard displayScale > 0, displayScale != wanted else { return 1_000 }
    return displayScale > wanted ? 900 - Int(displayScale) : Int(displayScale)
  }
}

/// How well a variant suits what is wanted.
struct VariantFitness: Comparable {
  /// A number for each criterion, the most important first; larger ones are better.
  let ranks: [Int]

  static func < (a: VariantFitness, b: VariantFitness) -> Bool {
    a.ranks.lexicographicallyPrecedes(b.ranks)
  }
}
