import Testing

@testable import FootballGatherModel

struct ScoreTests {
  @Test(arguments: [(0, 0, nil), (2, 1, Team.a), (1, 2, .b), (3, 3, nil)])
  func theTeamWithMoreGoalsWins(_ a: Int, _ b: Int, _ winner: Team?) {
    #expect(Score(teamA: a, teamB: b).winner == winner)
  }

  @Test func goalsStayWithinTheirLimits() {
    var score = Score()
    score[.a] = 101
    score[.b] = -1
    #expect(score == Score(teamA: 100, teamB: 0))
    #expect(Score(teamA: -3, teamB: 0) == Score())
  }
}

struct LineUpTests {
  private let ana = Player(id: 1, name: "Ana")
  private let bo = Player(id: 2, name: "Bo")

  @Test func bothTeamsNeedAPlayerAndNoneTwice() {
    #expect(LineUp(teamA: [ana], teamB: [bo]).isReady)
    #expect(!LineUp(teamA: [ana, bo]).isReady)
    #expect(!LineUp(teamB: [ana, bo]).isReady)
    #expect(!LineUp(teamA: [ana, bo], teamB: [bo]).isReady)
    #expect(!LineUp(teamA: [ana, ana], teamB: [bo]).isReady)
  }

  @Test func missingPlayersAreLeftOut() {
    #expect(LineUp(teamA: [ana], teamB: [bo]).keeping([2]) == LineUp(teamB: [bo]))
  }
}
