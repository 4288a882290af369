/// A language of the app.
struct AppLanguage: Equatable {
  /// The BCP 47 tag.
  var tag: String
  /// The name of the language in that language.
  var name: String

  static let all = [
    AppLanguage(tag: "en", name: "English"),
    AppLanguage(tag: "zh-Hans", name: "简体中文"),
  ]

  /// Returns the language of a tag; nil for nil and for a language that the app does not support.
  static func named(_ tag: String?) -> AppLanguage? {
    all.first { $0.tag == tag }
  }
}
