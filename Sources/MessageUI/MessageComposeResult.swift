/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user canceled.
  case cancelled = 0
  /// The message was given to the user's program for messages.
  case sent = 1
  /// The message was not given to the program.
  case failed = 2
}
