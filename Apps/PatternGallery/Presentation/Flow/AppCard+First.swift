public import PatternGalleryModel

extension AppCard {
  /// Returns the initial card of a device, named in the user's language.
  public static func first(for languages: [String]) -> AppCard {
    let names = PatternGalleryTexts.best(for: languages).names
    return AppCard(id: "weather", name: names.first ?? "", symbol: "sun.max.fill")
  }
}
