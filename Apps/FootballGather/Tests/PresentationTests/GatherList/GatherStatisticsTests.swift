import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The statistics of players in the list.
@MainActor
struct GatherStatisticsTests {
  private let view = GatherListSpy()
  private let navigation = FakeMatchNavigation()

  private func opened(
    _ statistics: [PlayerStatistics],
    _ players: [Player] = [.ana, .ben, .chen, .dora],
    language: String = "en",
    error: GatherError? = nil
  ) async -> GatherListPresenter {
    let repository = FakePlayerRepository(players)
    repository.set { state in
      state.statistics = statistics
      state.statisticsError = error
    }
    let presenter = GatherListPresenter(
      app: .fake(players: repository, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    presenter.segmentChosen(.statistics)
    await presenter.drain()
    return presenter
  }

  private let ana = PlayerStatistics(
    player: 1,
    won: 2,
    drawn: 1,
    lost: 1,
    form: [.won, .drawn, .lost, .won]
  )

  @Test func listsMatchesPlayedWonDrawnAndLost() async throws {
    let presenter = await opened([ana])
    #expect(view.state?.segment == .statistics)
    let row = try #require(presenter.player(1))
    #expect(row.name == "Ana Lima")
    #expect(row.played == "4 played")
    #expect(row.outcomes == "2 won, 1 drawn, 1 lost")
    #expect(row.form.map(\.letter) == ["W", "D", "L", "W"])
    #expect(
      row.accessibilityLabel
        == "Ana Lima, 4 played, 2 won, 1 drawn, 1 lost, latest first: won, drawn, lost, won"
    )
  }

  @Test func playersWithoutMatchesAreListedToo() async throws {
    let presenter = await opened([])
    let row = try #require(presenter.player(2))
    #expect(row.played == "No matches yet")
    #expect(row.outcomes == nil)
    #expect(row.accessibilityLabel == "Ben Okri, No matches yet")
  }

  @Test func isLocalizedInChinese() async throws {
    let presenter = await opened([ana], language: "zh-Hans")
    let row = try #require(presenter.player(1))
    #expect(row.form.map(\.letter) == ["胜", "平", "负", "胜"])
    #expect(row.outcomes == "胜 2、平 1、负 1")
  }

  @Test func moreWinsComeFirstAndPlayersWithoutMatchesLast() async {
    _ = await opened([
      PlayerStatistics(player: 1, won: 0, drawn: 0, lost: 3, form: []),
      PlayerStatistics(player: 2, won: 1, drawn: 0, lost: 0, form: []),
      PlayerStatistics(player: 3, won: 1, drawn: 2, lost: 0, form: []),
    ])
    #expect(view.rows == [.player(3), .player(2), .player(1), .player(4)])
  }

  @Test func equalPlayersAreSortedByName() async {
    _ = await opened([], [.dora, .ben, .ana])
    #expect(view.rows == [.player(1), .player(2), .player(4)])
  }

  @Test func failedStatisticsShowABanner() async {
    _ = await opened([ana], error: .service(.timeout))
    #expect(view.rows.count == 4)
    #expect(view.state?.banner?.text.hasPrefix("The server took too long") == true)
  }

  @Test func eachSegmentHasItsOwnRows() async {
    let presenter = await opened([ana])
    let statistics = view.listing?.revision
    presenter.segmentChosen(.matches)
    #expect(view.placeholder?.title == "No Matches")
    presenter.segmentChosen(.statistics)
    #expect(view.listing?.revision != statistics)
  }

  @Test func aRowLeadsToItsPlayerUnlessDeleted() async {
    let presenter = await opened([ana])
    presenter.rowTapped(.player(99))
    #expect(navigation.calls.isEmpty)
    presenter.rowTapped(.player(1))
    #expect(navigation.calls == ["show player 1"])
  }

  @Test func positionAndAgeDistinguishPlayersOfTheSameName() async throws {
    let other = Player(id: 9, name: "Ana Lima", position: .goalkeeper)
    let third = Player(id: 10, name: "Ana Lima")
    let presenter = await opened([ana], [.ana, .ben, other, third])
    #expect(presenter.player(1)?.detail == "Striker · 29 years old")
    #expect(presenter.player(9)?.detail == "Goalkeeper")
    #expect(presenter.player(9)?.accessibilityLabel == "Ana Lima, Goalkeeper, No matches yet")
    #expect(presenter.player(10)?.detail == nil)
    let ben = try #require(presenter.player(2))
    #expect(ben.detail == nil)
  }
}
