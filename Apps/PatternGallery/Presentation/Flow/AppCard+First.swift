public import PatternGalleryModel

extension AppCard {
  /// What a device begins with, named in the reader's language.
  public static func first(for languages: [String]) -> AppCard {
    let names = PatternGalleryTexts.best(for: languages).names
    return AppCard(id: "weather", name: names.first ?? "", symbol: "sun.max.fill")
  }
}
