/// What fields may hold, and how much one account may keep.
///
/// Client and server read the same, so that a form says what the server would say.
public enum GatherLimits {
  /// Characters, without leading and trailing white space.
  public static let username = 1...64
  /// Characters.
  ///
  /// The original client sends 64 hexadecimal digits.
  public static let password = 8...256
  public static let playerName = 1...100
  public static let favouriteTeam = 1...100
  /// Years.
  public static let age = 1...130
  /// Players of one account.
  public static let players = 1_000
  /// Matches of one account.
  public static let gathers = 10_000
  /// Items of one page of a list.
  public static let page = 1...200
}
