/// The data of the profile.
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

  /// The name, or the title of the login action if nobody is logged in.
  public var name: String
  public var detail: String
  /// The initial of the name; nil if nobody is logged in.
  public var initial: String?
  public var rows: [Row]
  /// The title of the button for logging out; nil if nobody is logged in.
  public var logOut: String?
}
