/// The login, as it shall look.
public struct LoginViewState: Equatable, Sendable {
  public var title: String
}
