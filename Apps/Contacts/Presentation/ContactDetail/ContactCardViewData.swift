/// One contact, ready to show.
public struct ContactCardViewData: Equatable, Sendable {
  /// One field with its label.
  public struct Row: Equatable, Sendable {
    public enum ID: String, Sendable {
      case jobDescription
      case phone
      case email
    }

    public var id: ID
    public var label: String
    public var value: String
    /// The action of a tap on the row; nil for none.
    public var action: Action.ID?
  }

  /// A way to reach the contact.
  public struct Action: Equatable, Sendable {
    public enum ID: String, Sendable, CaseIterable {
      case message
      case call
      case mail
    }

    public var id: ID
    public var title: String
    /// The name of a system symbol.
    public var symbol: String
    /// False where the contact has no number or address for it.
    public var isEnabled: Bool
  }

  public var monogram: MonogramViewData
  public var name: String
  /// Nil where there is none.
  public var position: String?
  /// In the order of the buttons.
  public var actions: [Action]
  /// The fields that have a value.
  public var rows: [Row]
}
