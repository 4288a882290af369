/// What the host itself says, in the reader's language.
struct HostTexts: Equatable, Sendable {
  /// The name of a spinner for screen readers.
  var inProgress: String
  /// The name of a row's information button.
  var moreInfo: String

  static let english = HostTexts(inProgress: "In progress", moreInfo: "More Info")
  static let chinese = HostTexts(inProgress: "正在进行", moreInfo: "更多信息")

  /// The texts in the first of these languages that there are texts for; English in doubt.
  static func `for`(_ languages: [String]) -> HostTexts {
    for language in languages {
      if language.hasPrefix("zh") { return chinese }
      if language.hasPrefix("en") { return english }
    }
    return english
  }
}
