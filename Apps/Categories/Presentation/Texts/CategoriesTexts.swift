public import Rostrum

/// Every text of the app in one language; a language is complete when it compiles.
public struct CategoriesTexts: Sendable {
  /// How long a message is to be read that goes by itself.
  static let messageTime = Duration.seconds(5)

  public var categories: String
  public var users: String
  public var loading: String
  public var loadingMore: String
  public var tryAgain: String
  /// The button in an empty list, where nothing went wrong.
  public var refresh: String
  public var unknownLink: Notice
  public var people: @Sendable (_ count: Int) -> String
  public var noCategoriesTitle: String
  public var noCategoriesText: String
  public var nothingChosenTitle: String
  public var nothingChosenText: String

  // The users
  public var counts: @Sendable (_ fans: Int, _ posts: Int) -> String
  public var vip: String
  public var follow: String
  public var following: String
  public var followLabel: @Sendable (_ name: String) -> String
  public var followingLabel: @Sendable (_ name: String) -> String
  public var notKept: @Sendable (_ name: String) -> String
  public var nobodyTitle: String
  public var nobodyText: String
  public var noSuchCategoryTitle: String
  public var noSuchCategoryText: String
  public var showAll: String

  // What went wrong
  public var requestFailed: @Sendable (_ reason: String) -> String
  public var offlineTitle: String
  public var offlineText: String
  public var timeoutTitle: String
  public var timeoutText: String
  public var statusTitle: String
  public var statusText: @Sendable (Int) -> String
  public var unreadableTitle: String
  public var unreadableText: String
  public var storageTitle: String
  public var storageText: String
}

extension CategoriesTexts {
  /// The texts for a reader.
  public static func best(for languages: [String]) -> CategoriesTexts {
    language(for: languages) == "zh-Hans" ? .simplifiedChinese : .english
  }

  /// The language of these texts, as a BCP 47 tag.
  public static func language(for languages: [String]) -> String {
    Languages.best(of: ["en", "zh-Hans"], preferred: languages)
  }
}
