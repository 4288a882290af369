/// The state of the choice of a language.
public struct LanguageChoiceViewState: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    /// A BCP 47 tag; empty for the device's language.
    public var id: String
    public var name: String
    public var isChosen: Bool
  }

  public var title: String
  public var rows: [Row]
}
