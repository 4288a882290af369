/// the choice of a language, as it shall look.
public struct LanguageChoiceViewState: Equatable, Sendable {
  public var title: String
}
