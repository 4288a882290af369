/// A language that the app speaks.
struct AppLanguage: Equatable {
  /// As BCP 47 has it.
  var tag: String
  /// What its speakers call it.
  var name: String

  static let all = [
    AppLanguage(tag: "en", name: "English"),
    AppLanguage(tag: "zh-Hans", name: "简体中文"),
  ]

  /// Nil for a tag that the app does not speak, and for none.
  static func named(_ tag: String?) -> AppLanguage? {
    all.first { $0.tag == tag }
  }
}
