/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user canceled.
  case cancelled = 0
  /// Not used here: the mail program keeps drafts.
  case saved = 1
  /// The mail was given to the user's mail program.
  case sent = 2
  /// The mail was not given to the mail program.
  case failed = 3
}
