import AppTesting
import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct PlayerDetailPresenterTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerDetailSpy()
  private let players = FakePlayerRepository([.ana, .dora])

  private func attached(_ id: Int = 1) async -> PlayerDetailPresenter {
    let presenter = PlayerDetailPresenter(
      id: id,
      app: .fake(players: players),
      navigation: navigation
    )
    presenter.attach(view)
    await until { players.listenerCount == 1 }
    await presenter.drain()
    return presenter
  }

  private var sections: [PlayerDetailViewState.Section] {
    if case .sections(let sections)? = view.state?.content { sections } else { [] }
  }

  private func text(_ id: PlayerDetailViewState.Section.ID) -> [String] {
    sections.first { $0.id == id }?.rows.map { "\($0.title): \($0.value ?? "")" } ?? []
  }

  private var placeholder: PlaceholderViewData? {
    if case .placeholder(let data)? = view.state?.content { data } else { nil }
  }

  // MARK: - Rows

  @Test func showsEveryField() async {
    _ = await attached()
    #expect(view.state?.title == "Ana Lima")
    #expect(sections.map(\.title) == ["Personal Info", "On the Field", "Favorites", "Statistics"])
    #expect(text(.personal) == ["First name: Ana", "Last name: Lima", "Age: 29"])
    #expect(text(.play) == ["Preferred position: Striker", "Skill: Professional"])
    #expect(text(.likes) == ["Favorite team: Santos"])
  }

  @Test func unknownFieldsAreBlank() async {
    _ = await attached(4)
    #expect(text(.personal) == ["First name: Dora", "Last name: ", "Age: "])
    #expect(text(.play) == ["Preferred position: ", "Skill: "])
  }

  @Test func showsStatistics() async {
    players.set {
      $0.statistics = [
        PlayerStatistics(player: 1, won: 3, drawn: 1, lost: 2, form: [.won, .lost, .drawn])
      ]
    }
    _ = await attached()
    #expect(
      text(.statistics) == ["Played: 6", "Won: 3", "Drawn: 1", "Lost: 2", "Form: W L D"]
    )
    #expect(sections.last?.rows.last?.accessibilityLabel == "Form, won, lost, drawn")
    #expect(sections.last?.rows.allSatisfy { !$0.isEditable } == true)
  }

  @Test func offlineShowsTheDateOfTheStatistics() async {
    players.set { $0.statisticsError = .service(.offline) }
    _ = await attached()
    #expect(sections.last?.id == .statistics)
    #expect(sections.last?.footer?.hasPrefix("Offline. Last updated: ") == true)
  }

  // MARK: - Editing

  @Test(arguments: [
    (PlayerDetailViewState.Row.ID.firstName, PlayerField.name), (.lastName, .name),
    (.age, .age), (.position, .position), (.skill, .skill), (.team, .team),
  ])
  func aRowLeadsToItsField(
    _ row: PlayerDetailViewState.Row.ID,
    _ field: PlayerField
  ) async {
    let presenter = await attached()
    presenter.rowTapped(row)
    #expect(navigation.calls == ["edit 1 \(field)"])
  }

  @Test func statisticsLeadNowhere() async {
    let presenter = await attached()
    presenter.rowTapped(.won)
    #expect(navigation.calls == [])
  }

  @Test("D8: renaming updates title and rows at once") func followsEdits() async {
    let presenter = await attached()
    defer { presenter.destroy() }
    players.change { $0.stored.value[0].name = "Ana Maria Ng" }
    await until { view.state?.title == "Ana Maria Ng" }
    #expect(text(.personal).prefix(2) == ["First name: Ana", "Last name: Maria Ng"])
  }

  @Test func aChineseNameHasTheFamilyNameInFront() async {
    players.set { $0.stored.value[0].name = "陈 静怡" }
    let presenter = PlayerDetailPresenter(
      id: 1,
      app: .fake(players: players, language: "zh-Hans"),
      navigation: navigation
    )
    presenter.attach(view)
    await until { view.state?.title == "陈静怡" }
    defer { presenter.destroy() }
    #expect(text(.personal).prefix(2) == ["姓氏: 陈", "名字: 静怡"])
  }

  // MARK: - Gone and failing

  @Test func aMissingPlayerShowsAPlaceholder() async {
    let presenter = await attached(99)
    #expect(placeholder?.text == "This player doesn’t exist or was deleted.")
    #expect(view.state?.delete == nil)
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["all players"])
  }

  @Test func aPlayerDeletedElsewhereShowsAPlaceholder() async {
    let presenter = await attached()
    defer { presenter.destroy() }
    players.change {
      $0.stored.value = []
      $0.server = .success([])
    }
    await until { placeholder != nil }
    #expect(view.state?.title == "Player Not Found")
  }

  @Test func aFailureCanBeRetried() async {
    players.set { $0.storageError = .storage("disk") }
    let presenter = await attached()
    #expect(placeholder?.button == "Retry")
    players.set { $0.storageError = nil }
    presenter.placeholderButtonTapped()
    #expect(view.state?.content == .loading("Loading…"))
    await presenter.drain()
    #expect(view.state?.title == "Ana Lima")
  }

  @Test func aFailedRefreshKeepsThePlayer() async {
    let presenter = await attached()
    defer { presenter.destroy() }
    let count = players.calls.count
    players.change { $0.storageError = .storage("disk") }
    await until { players.calls.count > count }
    #expect(view.state?.title == "Ana Lima")
    #expect(placeholder == nil)
  }

  // MARK: - Deleting

  @Test func deletesAfterConfirmationAndLeaves() async {
    let presenter = await attached()
    #expect(view.state?.delete == "Delete Player")
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Delete “Ana Lima”?"])
    #expect(players.players.map(\.id) == [4])
    #expect(navigation.calls == ["all players"])
  }

  @Test func decliningTheConfirmationKeepsThePlayer() async {
    navigation.answers = [false]
    let presenter = await attached()
    presenter.deleteTapped()
    await presenter.drain()
    #expect(players.players.count == 2)
  }

  @Test func doubleTapsDeleteOnce() async {
    let presenter = await attached()
    players.hold()
    presenter.deleteTapped()
    await until { players.heldCount == 1 }
    presenter.deleteTapped()
    players.release()
    await presenter.drain()
    #expect(players.calls.filter { $0.hasPrefix("delete") } == ["delete 1"])
  }

  @Test func aFailedDeletionShowsANotice() async {
    players.set { $0.changeError = .service(.offline) }
    let presenter = await attached()
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Delete Player"])
    #expect(view.state?.isDeleting == false)
    #expect(view.state?.title == "Ana Lima")
  }
}
