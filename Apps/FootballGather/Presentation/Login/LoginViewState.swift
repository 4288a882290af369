/// The login as it shall look.
public struct LoginViewState: Equatable, Sendable {
  public enum Field: String, Sendable, CaseIterable {
    case username, password
  }

  public struct Labels: Equatable, Sendable {
    public var title: String
    public var username: String
    public var usernamePlaceholder: String
    public var password: String
    public var passwordPlaceholder: String
    public var rememberMe: String
    public var logIn: String
    public var noAccount: String
    public var register: String
    public var keptHere: String
    public var useOffline: String
    public var loading: String
  }

  /// What is going on, so that its button turns.
  public enum Work: Sendable {
    case logIn, register, useOffline
  }

  public var labels: Labels
  public var username = ""
  public var password = ""
  public var isRemembering = true
  /// What is wrong with a field, and what would be right.
  public var problems: [Field: String] = [:]
  /// What is wrong with the whole.
  public var message: String?
  /// Why there is a login at all, where somebody did not ask for it.
  public var notice: String?
  /// Nothing else can be begun meanwhile.
  public var work: Work?
}
