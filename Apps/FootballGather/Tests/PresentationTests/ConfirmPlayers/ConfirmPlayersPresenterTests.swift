import AppTesting
import FootballGatherModel
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct ConfirmPlayersPresenterTests {
  private let navigation = FakePlayersNavigation()
  private let view = ConfirmPlayersSpy()
  /// In the order of their ids, which is not that of their names.
  private let players = FakePlayerRepository([
    .ana, .ben, .chen, .dora, Player(id: 5, name: "Adam"),
  ])
  private let gathers = FakeGatherRepository()

  private func presenter(_ ids: [Int] = [1, 2, 3]) -> ConfirmPlayersPresenter {
    ConfirmPlayersPresenter(
      players: ids,
      app: .fake(players: players, gathers: gathers),
      navigation: navigation,
      chance: { $0 }
    )
  }

  private func attached(_ ids: [Int] = [1, 2, 3]) async -> ConfirmPlayersPresenter {
    let presenter = presenter(ids)
    presenter.attach(view)
    await until { players.listenerCount == 1 }
    await presenter.drain()
    return presenter
  }

  private func ready() async -> ConfirmPlayersPresenter {
    let presenter = await attached()
    presenter.playerMoved(2, to: .teamA)
    presenter.playerMoved(1, to: .teamB)
    return presenter
  }

  private var places: [ConfirmPlayersViewState.Place] {
    if case .places(let places)? = view.state?.content { places } else { [] }
  }

  private var text: String {
    places.map { place in
      "\(place.id): \(place.rows.map { String($0.id) }.joined(separator: ","))"
    }.joined(separator: " | ")
  }

  private var placeholder: PlaceholderViewData? {
    if case .placeholder(let data)? = view.state?.content { data } else { nil }
  }

  // MARK: - Looks

  @Test("D20: everybody begins on the bench, in the order of the list") func begins() async {
    _ = await attached([3, 1, 5, 4])
    #expect(text == "bench: 5,1,3,4 | teamA:  | teamB: ")
    #expect(view.state?.canStart == false)
    #expect(view.state?.start == "Start Match")
  }

  @Test("D13: the screen has a title, and its rows positions") func hasATitle() async {
    _ = await attached([1, 2, 3, 4])
    #expect(view.state?.title == "Teams")
    #expect(places.first?.rows.map(\.position) == ["ST", "DEF", "GK", nil])
    #expect(
      places.first?.rows.map(\.positionAccessibilityLabel) == [
        "Striker", "Defender", "Goalkeeper", nil,
      ]
    )
  }

  @Test func isLocalized() async {
    let presenter = ConfirmPlayersPresenter(
      players: [1, 2],
      app: .fake(players: players, language: "zh-Hans"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    #expect(places.map(\.title) == ["替补席（2）", "A 队（0）", "B 队（0）"])
    #expect(view.state?.segments.map(\.title) == ["A", "替补", "B"])
    #expect(places.first?.rows.map(\.placeLabel) == ["Ana Lima 的球队", "Ben Okri 的球队"])
  }

  // MARK: - Making teams

  @Test func aMovedPlayerIsInsertedAtItsPlace() async {
    let presenter = await attached([1, 2, 3, 4])
    presenter.playerMoved(3, to: .teamA)
    presenter.playerMoved(1, to: .teamA, before: 3)
    #expect(text == "bench: 2,4 | teamA: 1,3 | teamB: ")
    #expect(view.commands.last == "announce Ana Lima, Team A")
    presenter.playerMoved(3, to: .bench, before: 2)
    #expect(text == "bench: 3,2,4 | teamA: 1 | teamB: ")
  }

  @Test("D31: moves of missing players are ignored") func movesOfUnknownPlayersAreIgnored() async {
    let presenter = await attached()
    presenter.playerMoved(4, to: .teamA)
    presenter.playerMoved(99, to: .teamA)
    #expect(text == "bench: 1,2,3 | teamA:  | teamB: ")
  }

  @Test func headingsCountThePlayers() async {
    let presenter = await attached([1, 2, 3, 4])
    #expect(places.map(\.title) == ["Bench (4)", "Team A (0)", "Team B (0)"])
    presenter.placeChosen(.teamA, for: 2)
    presenter.placeChosen(.teamA, for: 3)
    presenter.placeChosen(.teamB, for: 1)
    #expect(places.map(\.title) == ["Bench (1)", "Team A (2)", "Team B (1)"])
  }

  @Test func aChoiceForEachPlayerMakesTheTeams() async {
    let presenter = await attached([1, 2, 3, 4])
    #expect(view.state?.segments.map(\.title) == ["A", "Bench", "B"])
    #expect(places.first?.rows.first?.placeLabel == "Team for Ana Lima")
    for (id, place) in [(1, ConfirmPlayersViewState.Place.ID.teamA), (2, .teamB), (3, .teamA)] {
      presenter.placeChosen(place, for: id)
    }
    #expect(text == "bench: 4 | teamA: 1,3 | teamB: 2")
    presenter.placeChosen(.bench, for: 1)
    #expect(text == "bench: 4,1 | teamA: 3 | teamB: 2")
  }

  @Test func attentionGoesToTheNextOnTheBench() async {
    let presenter = await attached([1, 2, 3])
    presenter.placeChosen(.teamA, for: 2)
    #expect(view.commands.suffix(2) == ["announce Ben Okri, Team A", "focus 3"])
    presenter.placeChosen(.teamB, for: 3)
    #expect(view.commands.last == "focus 1")
    presenter.placeChosen(.teamB, for: 1)
    #expect(view.commands.last == "announce Ana Lima, Team B")
    presenter.placeChosen(.teamA, for: 1)
    #expect(view.commands.last == "announce Ana Lima, Team A")
  }

  @Test func everyStepCanBeUndone() async {
    let presenter = await attached([1, 2, 3, 4])
    #expect(view.state?.canUndo == false)
    presenter.placeChosen(.teamA, for: 4)
    presenter.placeChosen(.teamA, for: 4)
    presenter.shuffleTapped()
    #expect(view.state?.canUndo == true)
    presenter.undoTapped()
    #expect(text == "bench: 1,2,3 | teamA: 4 | teamB: ")
    #expect(view.commands.last == "announce Undone")
    presenter.undoTapped()
    #expect(text == "bench: 1,2,3,4 | teamA:  | teamB: ")
    #expect(view.state?.canUndo == false)
    presenter.undoTapped()
    #expect(text == "bench: 1,2,3,4 | teamA:  | teamB: ")
  }

  @Test func undoRestoresNoDeletedPlayer() async {
    let presenter = await ready()
    defer { presenter.destroy() }
    players.change {
      $0.stored.value = [.ana, .chen]
      $0.server = .success([.ana, .chen])
    }
    await until { text == "bench: 3 | teamA:  | teamB: 1" }
    presenter.undoTapped()
    #expect(text == "bench: 1,3 | teamA:  | teamB: ")
  }

  @Test func startingNeedsAPlayerInBothTeams() async {
    let presenter = await attached()
    presenter.playerMoved(1, to: .teamA)
    #expect(view.state?.canStart == false)
    presenter.startTapped()
    #expect(gathers.calls == [])
    presenter.playerMoved(2, to: .teamB)
    #expect(view.state?.canStart == true)
    presenter.playerMoved(2, to: .bench)
    #expect(view.state?.canStart == false)
  }

  @Test func shufflingDealsAllPlayers() async {
    let presenter = await attached([1, 2, 3, 4])
    presenter.shuffleTapped()
    #expect(text == "bench:  | teamA: 2,3 | teamB: 1,4")
    #expect(view.state?.canStart == true)
    #expect(view.commands.last == "announce Teams shuffled")
  }

  // MARK: - Starting

  @Test("D1: the match has everybody of both teams, in one step") func starts() async {
    let presenter = await ready()
    presenter.playerMoved(3, to: .teamA)
    presenter.startTapped()
    #expect(view.state?.isStarting == true)
    await presenter.drain()
    #expect(gathers.running?.lineUp == LineUp(teamA: [.ben, .chen], teamB: [.ana]))
    #expect(navigation.calls == ["finish"])
    #expect(gathers.calls == ["start", "send"])
  }

  @Test("D1: the match starts without a server") func startsOffline() async {
    gathers.set { $0.sendError = .service(.offline) }
    let presenter = await ready()
    presenter.startTapped()
    await presenter.drain()
    #expect(navigation.calls == ["finish"])
    #expect(navigation.notices == [])
  }

  @Test func theMatchWaitsForNoServer() async {
    gathers.hold()
    let presenter = await ready()
    presenter.startTapped()
    await until { gathers.heldCount == 1 }
    #expect(navigation.calls == ["finish"])
    presenter.destroy()
    gathers.release()
    await presenter.drain()
    #expect(gathers.calls == ["start", "send"])
  }

  @Test("D16: double taps start one match") func doubleTapsStartOnce() async {
    let presenter = await ready()
    presenter.startTapped()
    presenter.startTapped()
    presenter.playerMoved(1, to: .bench)
    await presenter.drain()
    presenter.startTapped()
    await presenter.drain()
    #expect(gathers.calls == ["start", "send"])
    #expect(navigation.calls == ["finish"])
  }

  @Test("D1: a failure is shown as one, and no match starts") func failing() async {
    gathers.set { $0.storageError = .storage("disk") }
    let presenter = await ready()
    presenter.startTapped()
    await presenter.drain()
    #expect(navigation.calls == [])
    #expect(
      navigation.notices.map(\.text) == [
        "The match couldn’t be started. The data on this device couldn’t be accessed. Try again."
      ]
    )
    gathers.set { $0.storageError = nil }
    presenter.startTapped()
    await presenter.drain()
    #expect(navigation.calls == ["finish"])
  }

  // MARK: - Reading

  @Test func aDeletedPlayerLeavesItsTeam() async {
    let presenter = await ready()
    defer { presenter.destroy() }
    players.change {
      $0.stored.value = [.ana, .chen]
      $0.server = .success([.ana, .chen])
    }
    await until { text == "bench: 3 | teamA:  | teamB: 1" }
    #expect(view.state?.canStart == false)
  }

  @Test func aSinglePlayerIsTooFew() async {
    let presenter = await attached([1, 98, 99])
    #expect(placeholder?.title == "Not Enough Players")
    #expect(view.state?.canShuffle == false)
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["leave"])
  }

  @Test func aMissingPlayerIsFetched() async {
    players.set { $0.stored = Stored([], .never) }
    _ = await attached([1, 2])
    #expect(text == "bench: 1,2 | teamA:  | teamB: ")
  }

  @Test func aFailureCanBeRetried() async {
    players.set {
      $0.stored = Stored([], .never)
      $0.server = .failure(.service(.offline))
    }
    let presenter = await attached()
    #expect(placeholder?.title == "No Connection")
    players.set { $0.server = .success([.ana, .ben]) }
    presenter.placeholderButtonTapped()
    #expect(view.state?.content == .loading("Loading…"))
    await presenter.drain()
    #expect(text == "bench: 1,2 | teamA:  | teamB: ")
  }

  // MARK: - Leaving

  @Test func cancellingWithoutTeamsNeedsNoConfirmation() async {
    let presenter = await attached()
    #expect(!presenter.hasUnsavedWork)
    presenter.cancelTapped()
    #expect(navigation.calls == ["leave"])
  }

  @Test(arguments: [true, false]) func confirmsBeforeDiscardingTeams(_ answer: Bool) async {
    navigation.answers = [answer]
    let presenter = await ready()
    #expect(presenter.hasUnsavedWork)
    #expect(await presenter.mayLeave() == answer)
    #expect(navigation.questions.map(\.confirm) == ["Discard Teams"])
    #expect(navigation.questions.map(\.cancel) == ["Keep Editing"])
  }

  @Test func teamsAreRestoredAfterALaunch() async throws {
    let first = await ready()
    let draft = try #require(first.draft)
    let second = presenter()
    second.restore(draft)
    second.attach(view)
    await second.drain()
    #expect(text == "bench: 3 | teamA: 2 | teamB: 1")
    #expect(second.state.canStart)
  }
}
