/// The players of both teams, each team in its own order.
///
/// Contains whole players, so that a match can be shown after a player was deleted.
public struct LineUp: Sendable, Hashable, Codable {
  public var teamA: [Player]
  public var teamB: [Player]

  public init(teamA: [Player] = [], teamB: [Player] = []) {
    self.teamA = teamA
    self.teamB = teamB
  }

  public subscript(team: Team) -> [Player] {
    team == .a ? teamA : teamB
  }

  /// A Boolean value that indicates whether a match can start: each team has a player, and no
  /// player occurs twice.
  public var isReady: Bool {
    let ids = (teamA + teamB).map(\.id)
    return !teamA.isEmpty && !teamB.isEmpty && Set(ids).count == ids.count
  }

  /// Returns the line-up without the players whose ids are not among the given ones.
  func keeping(_ ids: Set<Player.ID>) -> LineUp {
    LineUp(
      teamA: teamA.filter { ids.contains($0.id) },
      teamB: teamB.filter { ids.contains($0.id) }
    )
  }
}
