import Rostrum

/// Every text of the app in one language; a language is complete when it compiles.
public struct ContactsTexts: Sendable {
  public var contacts: String
  public var loading: String
  public var tryAgain: String
  public var ok: String

  // The list
  public var nobodyTitle: String
  public var nobodyText: String
  public var skippedRecords: @Sendable (Int) -> String
  public var damagedStoreTitle: String
  public var damagedStoreText: String

  // A contact
  public var jobDescription: String
  public var email: String
  public var phone: String
  public var notFoundTitle: String
  public var notFoundText: String
  public var showAllContacts: String

  // What went wrong
  public var offlineTitle: String
  public var offlineText: String
  public var timeoutTitle: String
  public var timeoutText: String
  public var statusTitle: String
  public var statusText: @Sendable (Int) -> String
  public var unreadableTitle: String
  public var unreadableText: String
  public var storeTitle: String
  public var storeText: String
}

extension ContactsTexts {
  /// The texts for a reader.
  public static func best(for languages: [String]) -> ContactsTexts {
    let tag = Languages.best(of: ["en", "zh-Hans"], preferred: languages)
    return tag == "zh-Hans" ? .simplifiedChinese : .english
  }
}
