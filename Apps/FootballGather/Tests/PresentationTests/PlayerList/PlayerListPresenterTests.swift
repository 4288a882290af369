import AppTesting
import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct PlayerListPresenterTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerListSpy()
  private let players = FakePlayerRepository([.ana, .ben, .chen, .dora])
  private let gathers = FakeGatherRepository()

  private func attached(_ players: FakePlayerRepository? = nil) async -> PlayerListPresenter {
    let app = GatherServices.fake(players: players ?? self.players, gathers: gathers)
    let presenter = PlayerListPresenter(app: app, navigation: navigation)
    presenter.attach(view)
    await until { (players ?? self.players).listenerCount == 1 && gathers.listenerCount == 1 }
    await presenter.drain()
    return presenter
  }

  private func selecting(_ ids: Int...) async -> PlayerListPresenter {
    let presenter = await attached()
    presenter.modeTapped()
    for id in ids { presenter.playerTapped(id) }
    return presenter
  }

  private var placeholder: PlaceholderViewData? {
    if case .placeholder(let data)? = view.state?.content { data } else { nil }
  }

  private var rows: [PlayerRowViewData] {
    if case .rows(let rows)? = view.state?.content { rows } else { [] }
  }

  // MARK: - Rows

  @Test func rowsDescribeThePlayer() async {
    _ = await attached()
    #expect(
      rows.map(\.lines) == [
        ["29 years old", "Position: Striker", "Skill: Professional"],
        ["1 year old", "Position: Defender", "Skill: Beginner"],
        ["Position: Goalkeeper", "Skill: Amateur"],
        [],
      ]
    )
    #expect(rows.map(\.name) == ["Ana Lima", "Ben Okri", "陈静怡", "Dora"])
  }

  @Test func listsPlayersByNameWhateverTheOrderTheyWereAddedIn() async {
    _ = await attached(
      FakePlayerRepository([
        Player(id: 1, name: "zoe"), Player(id: 2, name: "Åsa"), Player(id: 3, name: "Ben 10"),
        Player(id: 5, name: "Ben 9"), Player(id: 4, name: "ben 9"),
      ])
    )
    #expect(rows.map(\.id) == [2, 4, 5, 3, 1])
  }

  @Test func isLocalized() async {
    let app = GatherServices.fake(players: players, language: "zh-Hans")
    let presenter = PlayerListPresenter(app: app, navigation: navigation)
    presenter.attach(view)
    await presenter.drain()
    #expect(view.state?.title == "球员")
    #expect(rows.first { $0.id == 1 }?.lines == ["29 岁", "位置：前锋", "水平：职业"])
    #expect(rows.last?.lines == [])
  }

  @Test func searchesByName() async {
    let presenter = await attached()
    presenter.searchTextChanged("LIMÁ an")
    #expect(rows.map(\.id) == [1])
    presenter.searchTextChanged("xyz")
    #expect(placeholder?.title == "No Results for “xyz”")
    #expect(placeholder?.button == nil)
    presenter.searchTextChanged("")
    #expect(rows.count == 4)
  }

  @Test func theNumberOfResultsIsAnnouncedWhenItChangesDuringASearch() async {
    let presenter = await attached()
    for query in ["b", "be", "ben", "benx", "benxy", "", " "] {
      presenter.searchTextChanged(query)
    }
    #expect(view.commands == ["announce 1 result", "announce No results"])
    presenter.searchTextChanged("a")
    #expect(view.commands.last == "announce 2 results")
    players.change { $0.stored.value.removeAll { $0.name == "Dora" } }
    await until { view.commands.last == "announce 1 result" }
    await presenter.drain()
  }

  @Test func chineseNamesAreShownAndFoundAsTheyAreWritten() async {
    let players = FakePlayerRepository([Player(id: 1, name: "陈 静怡"), .ana])
    let presenter = await attached(players)
    #expect(rows.map(\.name) == ["Ana Lima", "陈静怡"])
    for query in ["陈静怡", "静怡", "陈 静"] {
      presenter.searchTextChanged(query)
      #expect(rows.map(\.id) == [1])
    }
  }

  @Test func chineseNamesAreListedAndFoundByTheirPronunciation() async {
    let players = FakePlayerRepository([
      Player(id: 1, name: "单 于"), Player(id: 2, name: "曾 小贤"), Player(id: 3, name: "李 雷"),
      Player(id: 4, name: "Max Mo"),
    ])
    let presenter = await attached(players)
    #expect(rows.map(\.name) == ["李雷", "Max Mo", "单于", "曾小贤"])
    for query in ["zeng", "ZENGXIAO", "zeng xian", "zxx", "曾"] {
      presenter.searchTextChanged(query)
      #expect(rows.map(\.id) == [2], "\(query)")
    }
  }

  @Test func selectsAllThatAreListedAndNone() async {
    let presenter = await selecting(1)
    #expect(view.state?.selectAll?.title == "Select All")
    presenter.selectAllTapped()
    #expect(view.state?.selected == [1, 2, 3, 4])
    #expect(view.state?.selectAll?.title == "Deselect All")
    presenter.selectAllTapped()
    #expect(view.state?.selected == [])
  }

  @Test func reattachingRefreshes() async {
    let empty = FakePlayerRepository([])
    let presenter = await attached(empty)
    presenter.detach(view)
    empty.set { $0.server = .success([.ana]) }
    presenter.attach(view)
    await presenter.drain()
    #expect(rows.map(\.id) == [1])
  }

  // MARK: - Loading

  @Test func showsCachedPlayersDuringTheRequest() async {
    players.set { $0.server = .success([.ana]) }
    players.hold()
    let presenter = PlayerListPresenter(
      app: .fake(players: players, gathers: gathers),
      navigation: navigation
    )
    presenter.attach(view)
    await until { players.heldCount == 1 }
    #expect(rows.count == 4)
    players.release()
    await presenter.drain()
    #expect(rows.map(\.id) == [1])
  }

  @Test("D19: loading and failures are shown, and can be retried") func canBeRetried() async {
    let players = FakePlayerRepository(
      stored: Stored([], .never),
      server: .failure(.service(.offline))
    )
    let presenter = await attached(players)
    #expect(view.states.first?.content == .loading("Loading…"))
    #expect(view.states.first?.main == nil)
    #expect(placeholder?.title == "No Connection")
    #expect(placeholder?.button == "Retry")
    #expect(view.state?.mode.isEnabled == false)
    players.set { $0.server = .success([.ana]) }
    presenter.placeholderButtonTapped()
    #expect(view.state?.content == .loading("Loading…"))
    await presenter.drain()
    #expect(rows.map(\.id) == [1])
    #expect(view.state?.mode.isEnabled == true)
  }

  @Test func anEmptyListOffersToAddAPlayer() async {
    let players = FakePlayerRepository()
    let presenter = await attached(players)
    #expect(placeholder?.text == "Add the people you play with.")
    #expect(placeholder?.button == "Add Player")
    #expect(view.state?.main == nil)
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["add"])
    #expect(view.state?.mode == .init(title: "Select", isEnabled: false))
    presenter.modeTapped()
    #expect(view.state?.isSelecting == false)
  }

  @Test func offlineShowsTheCopyAndItsDate() async {
    let players = FakePlayerRepository(
      stored: Stored([.ana], .asOf(.noon.addingTimeInterval(-3_600))),
      server: .failure(.service(.offline))
    )
    let presenter = await attached(players)
    #expect(rows.map(\.id) == [1])
    #expect(view.state?.banners.map(\.text) == ["Offline. Last updated: 11:00."])
    players.set { $0.server = .success([.ana]) }
    presenter.bannerTapped(.notice)
    await presenter.drain()
    #expect(view.state?.banners == [])
  }

  @Test func pullingRefreshes() async {
    let presenter = await attached()
    players.set { $0.server = .success([.ben]) }
    presenter.pulledToRefresh()
    #expect(view.state?.isPulled == true)
    await presenter.drain()
    #expect(view.state?.isPulled == false)
    #expect(rows.map(\.id) == [2])
  }

  @Test func aFailedPullEndsToo() async {
    let presenter = await attached()
    players.set { $0.server = .failure(.service(.timeout)) }
    presenter.pulledToRefresh()
    await presenter.drain()
    #expect(view.state?.isPulled == false)
    #expect(rows.count == 4)
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    players.set { $0.storageError = .storage("disk I/O error") }
    let presenter = await attached()
    #expect(placeholder?.title == "Storage Unavailable")
    players.set { $0.storageError = nil }
    presenter.placeholderButtonTapped()
    await presenter.drain()
    #expect(rows.count == 4)
  }

  @Test func followsChangesFromElsewhere() async {
    let presenter = await attached()
    players.change { $0.stored.value = [.ben] }
    await until { rows.map(\.id) == [2] }
    presenter.destroy()
    await until { players.listenerCount == 0 && gathers.listenerCount == 0 }
  }

  @Test func aReplyAfterLeavingChangesNothing() async {
    let presenter = await attached()
    players.hold()
    presenter.pulledToRefresh()
    await until { players.heldCount == 1 }
    presenter.destroy()
    let count = view.states.count
    players.release()
    await presenter.drain()
    #expect(view.states.count == count)
  }

  // MARK: - The list

  @Test func aTapOpensAPlayer() async {
    let presenter = await attached()
    presenter.playerTapped(2)
    presenter.playerTapped(99)
    #expect(navigation.calls == ["player 2"])
  }

  @Test("D27: the button has the same title before and after a selection")
  func theMainButtonKeepsItsTitleAfterASelection() async {
    let presenter = await attached()
    let before = view.state?.main
    presenter.modeTapped()
    presenter.modeTapped()
    #expect(view.state?.main == before)
    #expect(before?.title == "Add Player")
    presenter.mainTapped()
    #expect(navigation.calls == ["add"])
  }

  // MARK: - Selecting

  @Test func aSelectionBeginsEmpty() async {
    _ = await selecting()
    #expect(view.state?.isSelecting == true)
    #expect(view.state?.title == "Players")
    #expect(view.state?.mode == .init(title: "Cancel", isEnabled: true))
    #expect(view.state?.main == .init(title: "Make Teams", isEnabled: false))
    #expect(view.state?.deleteSelected == .init(title: "Delete", isEnabled: false))
  }

  @Test func aTapTicksAndUnticks() async {
    let presenter = await selecting(1)
    #expect(view.state?.title == "1 Selected")
    #expect(view.state?.selected == [1])
    #expect(view.state?.main?.isEnabled == false)
    presenter.playerTapped(3)
    #expect(view.state?.title == "2 Selected")
    #expect(view.state?.main?.isEnabled == true)
    presenter.playerTapped(1)
    #expect(view.state?.selected == [3])
    #expect(view.state?.main?.isEnabled == false)
    #expect(navigation.calls == [])
  }

  @Test func confirmingNeedsTwo() async {
    let presenter = await selecting(1)
    presenter.mainTapped()
    #expect(navigation.calls == [])
  }

  @Test("D20: chosen players are in the order of the list") func inTheOrderOfTheList() async {
    let presenter = await selecting(4, 1, 3)
    presenter.mainTapped()
    #expect(navigation.calls == ["teams [1, 3, 4]"])
  }

  @Test("D7: cancelling clears the whole selection, also of hidden rows")

  func cancelForgets() async {
    let presenter = await selecting(1, 2, 3)
    presenter.searchTextChanged("Ana")
    presenter.modeTapped()
    presenter.searchTextChanged("")
    presenter.modeTapped()
    #expect(view.state?.selected == [])
    #expect(view.state?.title == "Players")
    #expect(view.state?.main?.isEnabled == false)
  }

  @Test("D7: players deleted or missing after a reload are deselected")
  func theSelectionIsPruned() async {
    let presenter = await selecting(1, 2, 3)
    players.change { $0.stored.value = [.chen, .dora, .ana] }
    await until { rows.count == 3 }
    #expect(view.state?.selected == [1, 3])
    presenter.mainTapped()
    #expect(navigation.calls == ["teams [1, 3]"])
  }

  @Test("D7: an edited player stays chosen, as they are now") func editedStaysChosen() async {
    let presenter = await selecting(1, 2)
    defer { presenter.destroy() }
    players.change { $0.stored.value[0].name = "Ana Maria Lima" }
    await until { rows.first?.name == "Ana Maria Lima" }
    #expect(view.state?.selected == [1, 2])
  }

  // MARK: - The match in progress

  @Test func theMatchsScreenEndsTheSelection() async {
    let presenter = await selecting(1, 2)
    defer { presenter.destroy() }
    presenter.endSelection()
    #expect(view.state?.isSelecting == false)
    #expect(view.state?.selected == [])
  }

  @Test("D16: a second match cannot start during the first") func noSecondMatch() async throws {
    let presenter = await selecting(1, 2)
    _ = try await gathers.start(LineUp(teamA: [.ana], teamB: [.ben]))
    await presenter.drain()
    await until { presenter.hasMatch }
    presenter.modeTapped()
    presenter.modeTapped()
    presenter.playerTapped(1)
    presenter.playerTapped(2)
    presenter.mainTapped()
    await presenter.drain()
    #expect(navigation.questions.first?.title == "Match in Progress")
    #expect(navigation.calls == ["match"])
  }
}
