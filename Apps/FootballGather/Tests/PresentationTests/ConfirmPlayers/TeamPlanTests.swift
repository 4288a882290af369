import FootballGatherModel
import Testing

@testable import FootballGatherPresentation

struct TeamPlanTests {
  private func plan(_ bench: [Int], _ teamA: [Int] = [], _ teamB: [Int] = []) -> TeamPlan {
    var plan = TeamPlan(bench: bench + teamA + teamB)
    for id in teamA { plan.move(id, to: .teamA, before: nil) }
    for id in teamB { plan.move(id, to: .teamB, before: nil) }
    return plan
  }

  private func text(_ plan: TeamPlan) -> String {
    TeamPlan.Place.allCases.map { plan[$0].map(String.init).joined(separator: ",") }
      .joined(separator: " | ")
  }

  @Test func begins() {
    #expect(text(TeamPlan(bench: [3, 1, 2])) == "3,1,2 |  | ")
    #expect(!TeamPlan(bench: [1, 2]).hasTeams)
  }

  @Test(
    "D31: every move is safe",
    arguments: [
      (1, TeamPlan.Place.teamA, nil, "2,3 | 4,1 | 5"), (1, .teamA, 4, "2,3 | 1,4 | 5"),
      (3, .bench, 1, "3,1,2 | 4 | 5"), (1, .bench, nil, "2,3,1 | 4 | 5"),
      (1, .bench, 3, "2,1,3 | 4 | 5"), (4, .bench, 2, "1,4,2,3 |  | 5"),
      (1, .bench, 1, "1,2,3 | 4 | 5"), (99, .teamA, nil, "1,2,3 | 4 | 5"),
      (1, .teamB, 99, "2,3 | 4 | 5,1"), (1, .teamB, 4, "2,3 | 4 | 5,1"),
    ] as [(Int, TeamPlan.Place, Int?, String)]
  )
  func moves(_ id: Int, _ place: TeamPlan.Place, _ other: Int?, _ expected: String) {
    var plan = plan([1, 2, 3], [4], [5])
    plan.move(id, to: place, before: other)
    #expect(text(plan) == expected)
  }

  @Test(arguments: [(1, 2), (2, 3), (3, 2), (4, nil), (99, nil)] as [(Int, Int?)])
  func aNeighborComesAfterOrBeforeTheLast(_ id: Int, _ expected: Int?) {
    #expect(plan([1, 2, 3], [4]).neighbor(of: id, in: .bench) == expected)
  }

  @Test func aSinglePlayerHasNoNeighbor() {
    #expect(plan([1]).neighbor(of: 1, in: .bench) == nil)
  }

  @Test(arguments: [([1], [2], true), ([1, 2], [], false), ([], [1], false), ([], [], false)])
  func isReadyWithAPlayerInBothTeams(_ teamA: [Int], _ teamB: [Int], _ isReady: Bool) {
    #expect(plan([9], teamA, teamB).isReady == isReady)
  }

  @Test func missingPlayersLeaveAndNewOnesJoinTheBench() {
    var plan = plan([1], [2, 3], [4])
    plan.keep([3, 4, 5])
    #expect(text(plan) == "5 | 3 | 4")
  }

  @Test(arguments: 2...12) func dealsInSizesThatDifferByOne(_ count: Int) {
    let players = (1...count).map { Player(id: $0, name: "\($0)") }
    var plan = TeamPlan(bench: players.map(\.id))
    plan.deal(players) { $0.shuffled() }
    #expect(plan[.bench] == [])
    #expect(abs(plan[.teamA].count - plan[.teamB].count) <= 1)
    #expect(Set(plan[.teamA] + plan[.teamB]) == Set(players.map(\.id)))
  }

  @Test func dealsGoalkeepersAndSkillFairly() {
    let players = [
      Player(id: 1, name: "", skill: .professional), Player(id: 2, name: "", skill: .professional),
      Player(id: 3, name: "", skill: .beginner), Player(id: 4, name: "", skill: .beginner),
      Player(id: 5, name: "", position: .goalkeeper),
      Player(id: 6, name: "", position: .goalkeeper),
    ]
    for _ in 0..<20 {
      var plan = TeamPlan(bench: players.map(\.id))
      plan.deal(players) { $0.shuffled() }
      for pair in [[1, 2], [3, 4], [5, 6]] {
        #expect(plan[.teamA].filter(pair.contains).count == 1)
      }
    }
  }

  @Test("D20: teams keep the order of the list") func teamsKeepTheOrder() {
    let players = (1...6).map { Player(id: $0, name: "") }
    var plan = TeamPlan(bench: players.map(\.id))
    plan.deal(players) { $0.reversed() }
    #expect(plan[.teamA] == plan[.teamA].sorted())
    #expect(plan[.teamB] == plan[.teamB].sorted())
  }
}
