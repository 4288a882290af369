/// An account, ready to show.
public struct AccountViewData: Equatable, Sendable {
  /// The matches that have ended here and whose end was not sent.
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
    /// The text below the action.
    public var footer: String?
  }

  /// The name of an SF Symbol.
  public var symbol: String
  public var name: String
  public var detail: String
  public var language: String
  /// The name of the chosen language, in that language.
  public var languageName: String
  public var unsent: Unsent?
  public var actions: [Action]
  /// A Boolean value that indicates whether actions are available; false while an action is in
  /// progress.
  public var isEnabled: Bool
}
