/// Who reads, and what is theirs, ready to show.
public struct ProfileViewData: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case favourites, messages, settings
    }

    public var id: ID
    public var title: String
    /// The name of a symbol.
    public var symbol: String
  }

  /// The name, or what a tap does where nobody has logged in.
  public var name: String
  public var detail: String
  /// The name's first letter; nil for nobody.
  public var initial: String?
  public var rows: [Row]
  /// Nil where nobody has logged in.
  public var logOut: String?
}
