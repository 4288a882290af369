public import Rostrum

/// Every text of the app in one language; a missing text is a compile error.
public struct CategoriesTexts: Sendable {
  /// The display time of a message that disappears automatically.
  static let messageTime = Duration.seconds(5)

  public var categories: String
  /// The title of a category whose name is not known.
  public var category: String
  public var loading: String
  public var loadingMore: String
  public var tryAgain: String
  /// The button of an empty list without an error.
  public var refresh: String
  public var unknownLink: Notice
  public var people: @Sendable (_ count: Int) -> String
  public var noCategoriesTitle: String
  public var noCategoriesText: String
  public var nothingChosenTitle: String
  public var nothingChosenText: String

  // Users
  public var counts: @Sendable (_ fans: Int, _ posts: Int) -> String
  public var vip: String
  public var follow: String
  public var following: String
  public var followLabel: @Sendable (_ name: String) -> String
  public var followingLabel: @Sendable (_ name: String) -> String
  public var unfollowed: @Sendable (_ name: String) -> String
  public var undo: String
  public var notKept: @Sendable (_ name: String) -> String
  public var nobodyTitle: String
  public var nobodyText: String
  public var noSuchCategoryTitle: String
  public var noSuchCategoryText: String
  public var showAll: String

  // Errors
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
  /// Returns the texts for the user's preferred languages.
  public static func best(for languages: [String]) -> CategoriesTexts {
    language(for: languages) == "zh-Hans" ? .simplifiedChinese : .english
  }

  /// Returns the language of these texts, as a BCP 47 tag.
  public static func language(for languages: [String]) -> String {
    Languages.best(of: ["en", "zh-Hans"], preferred: languages)
  }
}
