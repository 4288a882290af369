/// An account, ready to show.
public struct AccountViewData: Equatable, Sendable {
  /// Matches that have ended here without the server knowing.
  public struct Unsent: Equatable, Sendable {
    public var text: String
    public var button: String
    public var isSending: Bool
  }

  public struct Action: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case logIn, logOut, deleteAccount, erase
    }

    public var id: ID
    public var title: String
    public var isDestructive: Bool
  }

  /// The name of a symbol.
  public var symbol: String
  public var name: String
  public var detail: String
  public var language: String
  /// The chosen one, in its own words.
  public var languageName: String
  public var unsent: Unsent?
  public var actions: [Action]
  /// While something is being done nothing else can be begun.
  public var isEnabled: Bool
}
