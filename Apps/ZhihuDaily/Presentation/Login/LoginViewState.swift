/// The login, as it shall look.
public struct LoginViewState: Equatable, Sendable {
  /// A name that can be taken.
  public struct Choice: Equatable, Sendable, Identifiable {
    public var id: LoginName
    public var title: String
    /// The name of a symbol.
    public var symbol: String
  }

  public var title: String
  public var prompt: String
  public var choices: [Choice]
  /// What a login here is.
  public var pretence: String
  public var agreement: String
  public var isAgreed = false
  /// Whether the agreement is ticked, in words.
  public var agreementValue: String
  /// What is in the way; nil for nothing.
  public var problem: String?
  public var isBusy = false
  public var cancel: String
}
