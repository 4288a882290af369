/// An error of the model.
public enum GatherError: Error, Sendable, Equatable {
  /// No user is logged in, or the login has just ended.
  case loggedOut
  case service(GatherServiceError)
  /// The input for a player is invalid.
  case player([PlayerInput.Field: PlayerInput.Problem])
  /// The input for an account is invalid.
  case credentials([Credentials.Field: Credentials.Problem])
  /// A team is empty, or a player occurs twice.
  case lineUpNotReady
  /// The player or match does not exist, or no longer exists.
  case notFound
  /// The device's storage failed; the description for developers contains no personal data.
  case storage(String)
}
