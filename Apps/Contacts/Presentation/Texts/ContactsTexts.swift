public import Rostrum

/// All texts of the app in one language; the compiler checks that a language is complete.
public struct ContactsTexts: Sendable {
  public var contacts: String
  public var loading: String
  public var tryAgain: String
  public var ok: String
  public var unknownLink: Notice
  public var cancel: String
  public var done: String
  public var edit: String
  public var delete: String
  public var undo: String

  // The list
  public var nobodyTitle: String
  public var nobodyText: String
  public var skippedRecords: @Sendable (Int) -> String
  public var search: String
  public var addContact: String
  public var noResultsTitle: @Sendable (_ query: String) -> String
  public var noResultsText: String
  public var results: @Sendable (_ count: Int) -> String
  public var deleted: @Sendable (_ name: String) -> String
  public var restored: @Sendable (_ name: String) -> String
  public var notDeletedTitle: String
  public var notRestoredTitle: String
  public var damagedStoreTitle: String
  public var damagedStoreText: String

  // A contact
  public var nothingChosenTitle: String
  public var nothingChosenText: String
  public var message: String
  public var call: String
  public var mail: String
  public var name: String
  public var position: String
  public var jobDescription: String
  public var email: String
  public var phone: String
  public var notFoundTitle: String
  public var notFoundText: String
  public var showAllContacts: String

  // The form
  public var newContact: String
  public var editContact: String
  public var required: String
  public var optional: String
  public var deleteContact: String
  public var discardQuestion: String
  public var discardNewQuestion: String
  public var deleteQuestion: String
  public var discardChanges: String
  public var keepEditing: String
  public var nameMissing: String
  public var tooLong: @Sendable (_ limit: Int) -> String
  public var emailMalformed: String
  public var phoneMalformed: String
  public var goneWhileEditing: String
  public var changedTitle: String
  public var changedText: String
  public var keepMine: String
  public var useTheirs: String
  public var notSaved: @Sendable (_ reason: String) -> String
  public var notDeleted: @Sendable (_ reason: String) -> String

  // Errors
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
  /// Returns the texts for a user's preferred languages.
  public static func best(for languages: [String]) -> ContactsTexts {
    language(for: languages) == "zh-Hans" ? .simplifiedChinese : .english
  }

  /// Returns the language of these texts, as a BCP 47 tag.
  public static func language(for languages: [String]) -> String {
    Languages.best(of: ["en", "zh-Hans"], preferred: languages)
  }
}
