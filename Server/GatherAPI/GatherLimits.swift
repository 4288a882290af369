/// The limits of fields and accounts.
///
/// Client and server share them, so that a form reports the errors that the server would report.
public enum GatherLimits {
  /// The length in characters, without leading and trailing white space.
  public static let username = 1...64
  /// The length in characters.
  ///
  /// The original client sends 64 hexadecimal digits.
  public static let password = 8...256
  public static let playerName = 1...100
  public static let favouriteTeam = 1...100
  /// The age in years.
  public static let age = 1...130
  /// The maximum number of players of an account.
  public static let players = 1_000
  /// The maximum number of deleted players of an account that line-ups still show; beyond it, a
  /// deleted player is removed from line-ups too.
  public static let deletedPlayers = 10_000
  /// The maximum number of matches of an account.
  public static let gathers = 10_000
  /// The number of items in a page of a list.
  public static let page = 1...200
}
