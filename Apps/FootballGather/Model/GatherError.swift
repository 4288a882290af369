/// Why something about matches was not done.
public enum GatherError: Error, Sendable, Equatable {
  /// Nobody is logged in, or the login has just ended.
  case loggedOut
  case service(GatherServiceError)
  /// What was typed for a player cannot be saved.
  case player([PlayerInput.Field: PlayerInput.Problem])
  /// What was typed for an account cannot be sent.
  case credentials([Credentials.Field: Credentials.Problem])
  /// A line-up with an empty team, or with somebody twice.
  case lineUpNotReady
  /// There is no such player or match (any more).
  case notFound
  /// The device's storage does not answer. For a developer: what it said; holds no one's data.
  case storage(String)
}
