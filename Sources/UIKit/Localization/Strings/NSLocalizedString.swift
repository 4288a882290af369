public import Foundation

// Foundation's function follows the languages of the process. Where both are visible, these are
// chosen, because they leave no argument to a default value. The name is Apple's.

/// Returns the text of a key in the language of the current scene, as Apple's function of this name;
/// the key if there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.text(key, nil, .main, "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.text(key, tableName, .main, "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.text(key, nil, bundle, "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.text(key, nil, .main, value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  LocalizedStrings.text(key, tableName, bundle, "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  LocalizedStrings.text(key, tableName, .main, value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  LocalizedStrings.text(key, nil, bundle, value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  LocalizedStrings.text(key, tableName, bundle, value)
}

extension LocalizedStrings {
  /// Returns the text of a key; without one the value, or else the key.
  ///
  /// A text with plural forms is marked, so that `String.localizedStringWithFormat` finds them.
  fileprivate static func text(
    _ key: String,
    _ table: String?,
    _ bundle: Bundle,
    _ value: String
  ) -> String {
    guard let found = entry(key, table: table, in: bundle, languages) else {
      return value.isEmpty ? key : value
    }
    switch found.entry {
    case .text(let text): return text
    case .plural(let format, _):
      return PluralMarks.mark(format, found.entry, found.language)
    }
  }
}
