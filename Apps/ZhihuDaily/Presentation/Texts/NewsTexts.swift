import Rostrum

/// Every text of the app in one language; a missing text is a compile error.
public struct NewsTexts: Sendable {
  public var common: CommonTexts
  public var home: HomeTexts
  public var story: StoryTexts
  public var picture: PictureTexts
  public var comments: CommentsTexts
  public var profile: ProfileTexts
  public var login: LoginTexts
  public var favourites: FavouritesTexts
  public var settings: SettingsTexts
  public var errors: ErrorTexts
}

extension NewsTexts {
  /// Returns the texts for the user's preferred languages.
  public static func best(for languages: [String]) -> NewsTexts {
    language(for: languages) == "zh-Hans" ? .simplifiedChinese : .english
  }

  /// Returns the language of the user's texts and stories, as a BCP 47 tag.
  public static func language(for languages: [String]) -> String {
    Languages.best(of: ["en", "zh-Hans"], preferred: languages)
  }

  static let english = NewsTexts(
    common: .english,
    home: .english,
    story: .english,
    picture: .english,
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
    picture: .simplifiedChinese,
    comments: .simplifiedChinese,
    profile: .simplifiedChinese,
    login: .simplifiedChinese,
    favourites: .simplifiedChinese,
    settings: .simplifiedChinese,
    errors: .simplifiedChinese
  )
}
