import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// Lists follow other devices of the account while the scene is in the foreground.
@MainActor
struct RefreshingTests {
  private let clock = TestClock()
  private let players = FakePlayerRepository([.ana])
  private let gathers = FakeGatherRepository()

  private func services(_ session: Session? = .named("ana")) -> GatherServices {
    .fake(
      account: FakeAccountRepository(session: session),
      players: players,
      gathers: gathers,
      clock: clock
    )
  }

  private var fetches: Int { players.calls.count { $0 == "refresh" } }

  /// Advances the clock to the next fetch.
  private func pass(_ time: Duration) async {
    await clock.waitForSleepers()
    clock.advance(by: time)
    await clock.waitForSleepers()
  }

  @Test func thePlayersOfAnotherPhoneAppear() async {
    let fixture = await FlowFixture.open()
    await until { fixture.players.calls.contains("refresh") }
    await fixture.settle()
    fixture.players.set { $0.server = .success([.ana, .dora]) }
    await fixture.clock.waitForSleepers()
    fixture.clock.advance(by: GatherServices.refreshInterval)
    await until {
      fixture.presenter(PlayerListPresenter.self)?.stored?.value.map(\.name) == [
        "Ana Lima", "Dora",
      ]
    }
    #expect(fixture.test.view(PlayerListSpy.self)?.commands == [])
  }

  @Test func aFailureDoublesTheInterval() async {
    let task = Task { [services = services()] in try await services.keepListsFresh() }
    defer { task.cancel() }
    players.set { $0.server = .failure(.service(.offline)) }
    await pass(.seconds(5))
    #expect(fetches == 1)
    await pass(.seconds(5))
    #expect(fetches == 1)
    players.set { $0.server = .success([.ana]) }
    await pass(.seconds(5))
    #expect(fetches == 2)
    await pass(.seconds(5))
    #expect(fetches == 3)
  }

  @Test func aSceneInTheBackgroundFetchesNothing() async {
    let services = services()
    let task = Task { try await services.keepListsFresh() }
    defer { task.cancel() }
    await clock.waitForSleepers()
    services.activity.isInForeground = false
    await until { clock.sleeperCount == 0 }
    services.activity.isInForeground = true
    await pass(.seconds(5))
    #expect(fetches == 1)
  }

  @Test(arguments: [nil, Session.offline]) func nothingIsFetchedWithoutAnAccount(
    _ session: Session?
  ) async {
    let task = Task { [services = services(session)] in try await services.keepListsFresh() }
    defer { task.cancel() }
    await pass(.seconds(5))
    #expect(fetches == 0)
  }

  @Test func statisticsAreFetchedAfterAMatchHasEnded() async {
    let task = Task { [services = services()] in try await services.keepListsFresh() }
    defer { task.cancel() }
    await pass(.seconds(5))
    #expect(!players.calls.contains("refresh statistics"))
    gathers.set { $0.server = .success([.past(1, 3, 2)]) }
    await pass(.seconds(5))
    #expect(players.calls.contains("refresh statistics"))
  }
}
