/// The beginning or the end of a session on this device.
public enum SessionChange: Sendable, Equatable {
  case began(Session)
  case ended(Cause)

  /// The cause of the end of a session.
  public enum Cause: Sendable {
    /// The user has logged out on this device.
    case logout
    /// The user has deleted the account on this device.
    case deletion
    /// The login has expired, or the server has rejected its token.
    case rejection
  }
}
