/// A contact, ready to show.
public struct ContactCardViewData: Equatable, Sendable {
  /// A field with its label.
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

  /// An action to reach the contact.
  public struct Action: Equatable, Sendable {
    public enum ID: String, Sendable, CaseIterable {
      case message
      case call
      case mail
    }

    public var id: ID
    public var title: String
    /// The name of an SF Symbol.
    public var symbol: String
    /// A Boolean value that indicates whether the contact has the number or address for the action.
    public var isEnabled: Bool
  }

  public var monogram: MonogramViewData
  public var name: String
  /// The position; nil if there is none.
  public var position: String?
  /// The actions, in the order of the buttons.
  public var actions: [Action]
  /// The fields that have a value.
  public var rows: [Row]
}
