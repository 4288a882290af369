/// The state of the login.
public struct LoginViewState: Equatable, Sendable {
  public enum Field: String, Sendable, CaseIterable {
    case username, password
  }

  /// What the form is for.
  public enum Mode: Sendable {
    case logIn, register
  }

  public struct Labels: Equatable, Sendable {
    public var title: String
    public var username: String
    public var usernamePlaceholder: String
    public var password: String
    public var passwordPlaceholder: String
    public var rememberMe: String
    /// The button that sends the form.
    public var submit: String
    /// The text above the button of the other mode.
    public var question: String
    public var otherMode: String
    public var keptHere: String
    public var useOffline: String
    public var loading: String
  }

  /// The request in progress, whose button shows an activity indicator.
  public enum Work: Sendable {
    case logIn, register, useOffline
  }

  public var mode = Mode.logIn
  /// The button that leaves the login; nil if the app cannot be used without one, so that the login
  /// offers to continue without an account instead.
  public var cancel: String?
  public var labels: Labels
  public var username = ""
  public var password = ""
  public var isRemembering = true
  /// The error of each field, with its correction.
  public var problems: [Field: String] = [:]
  /// The error of the whole form.
  public var message: String?
  /// The reason for a login that the user did not request.
  public var notice: String?
  /// The request in progress; no other can begin meanwhile.
  public var work: Work?
}
