/// The view state of the login.
public struct LoginViewState: Equatable, Sendable {
  /// A name that the user can choose.
  public struct Choice: Equatable, Sendable, Identifiable {
    public var id: LoginName
    public var title: String
    /// The name of a symbol.
    public var symbol: String
  }

  public var title: String
  public var prompt: String
  public var choices: [Choice]
  /// The explanation that the login is simulated.
  public var pretence: String
  public var agreement: String
  public var isAgreed = false
  /// The error message; nil for none.
  public var problem: String?
  public var isBusy = false
  public var cancel: String
}
