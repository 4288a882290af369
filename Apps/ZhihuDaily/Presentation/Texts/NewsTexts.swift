import Rostrum

/// Every text of the app in one language; a language is complete when it compiles.
public struct NewsTexts: Sendable {
  public var common: CommonTexts
  public var home: HomeTexts
  public var story: StoryTexts
  public var comments: CommentsTexts
  public var profile: ProfileTexts
  public var login: LoginTexts
  public var favourites: FavouritesTexts
  public var settings: SettingsTexts
  public var errors: ErrorTexts
}

extension NewsTexts {
  /// The texts for a reader.
  public static func best(for languages: [String]) -> NewsTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }

  static let english = NewsTexts(
    common: .english,
    home: .english,
    story: .english,
    comments: .english,
    profile: .english,
    login: .english,
    favourites: .english,
    settings: .english,
    errors: .english
  )
  static let simplifiedChinese = NewsTexts(
    common: .simplifiedChinese,
    home: .simplifiedChinese,
    story: .simplifiedChinese,
    comments: .simplifiedChinese,
    profile: .simplifiedChinese,
    login: .simplifiedChinese,
    favourites: .simplifiedChinese,
    settings: .simplifiedChinese,
    errors: .simplifiedChinese
  )
}
