public import FootballGatherModel

extension GatherRepository {
  /// Adds and removes goals until the match in progress has this score.
  @discardableResult
  public func setScore(
    _ score: Score,
    of id: RunningGather.ID
  ) async throws(GatherError) -> RunningGather {
    guard var match = try await running(), match.id == id else { throw .notFound }
    for team in [Team.a, .b] {
      match = try await addGoals(score[team] - match.score[team], for: team, of: id)
    }
    return match
  }
}
