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
  }

  public var name: String
  /// Nil where there is none.
  public var position: String?
  /// The fields that have a value.
  public var rows: [Row]
}
