/// The results of a player in the matches that have ended.
public struct PlayerStatistics: Sendable, Hashable, Codable {
  public enum Outcome: String, Sendable, Codable {
    case won, drawn, lost
  }

  public var player: Player.ID
  public var won: Int
  public var drawn: Int
  public var lost: Int
  /// The five latest outcomes at most, sorted from newest to oldest.
  public var form: [Outcome]

  public init(player: Player.ID, won: Int, drawn: Int, lost: Int, form: [Outcome]) {
    self.player = player
    self.won = won
    self.drawn = drawn
    self.lost = lost
    self.form = form
  }

  public var played: Int { won + drawn + lost }
}
