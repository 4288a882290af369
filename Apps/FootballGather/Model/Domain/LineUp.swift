/// Who plays for which team, each team in its own order.
///
/// Whole players, so that a match can be shown when a player was deleted meanwhile.
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

  /// Whether a match can start: each team has somebody, and nobody is there twice.
  public var isReady: Bool {
    let ids = (teamA + teamB).map(\.id)
    return !teamA.isEmpty && !teamB.isEmpty && Set(ids).count == ids.count
  }

  /// The same without those who are not among the given ids.
  func keeping(_ ids: Set<Player.ID>) -> LineUp {
    LineUp(
      teamA: teamA.filter { ids.contains($0.id) },
      teamB: teamB.filter { ids.contains($0.id) }
    )
  }
}
