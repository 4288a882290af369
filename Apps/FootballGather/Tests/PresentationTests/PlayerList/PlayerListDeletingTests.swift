import AppTesting
import FootballGatherModel
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct PlayerListDeletingTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerListSpy()
  private let players = FakePlayerRepository([.ana, .ben, .chen])

  private func attached() async -> PlayerListPresenter {
    let presenter = PlayerListPresenter(app: .fake(players: players), navigation: navigation)
    presenter.attach(view)
    await until { players.listenerCount == 1 }
    await presenter.drain()
    return presenter
  }

  private var ids: [Int] {
    if case .rows(let rows)? = view.state?.content { rows.map(\.id) } else { [] }
  }

  private var deletions: [String] { players.calls.filter { $0.hasPrefix("delete") } }

  @Test func confirmsBeforeDeletingAPlayer() async {
    let presenter = await attached()
    presenter.deleteTapped(2)
    await presenter.drain()
    let question = Question(
      title: "Delete “Ben Okri”?",
      message: "The statistics are deleted, too. Matches keep the name. This can’t be undone.",
      confirm: "Delete",
      cancel: "Cancel"
    )
    #expect(navigation.questions == [question])
    #expect(ids == [1, 3])
  }

  @Test func theQuestionAboutSeveralPlayersIsInThePlural() {
    let question = GatherTexts.english.deletePlayersQuestion(["Ana Lima", "Ben Okri"])
    #expect(question.title == "Delete 2 Players?")
    #expect(
      question.message
        == "Their statistics are deleted, too. Matches keep their names. This can’t be undone."
    )
  }

  @Test func decliningTheConfirmationKeepsThePlayer() async {
    navigation.answers = [false]
    let presenter = await attached()
    presenter.deleteTapped(2)
    await presenter.drain()
    #expect(deletions == [])
    #expect(ids == [1, 2, 3])
  }

  @Test("D18: deletes by id, though rows have moved meanwhile") func deletesByID() async {
    let presenter = await attached()
    players.hold()
    presenter.deleteTapped(2)
    await until { players.heldCount == 1 }
    players.change { $0.stored.value = [Player(id: 1, name: "Zoe"), .ben, .chen] }
    await until { ids == [2, 3, 1] }
    players.release()
    await presenter.drain()
    #expect(ids == [3, 1])
  }

  @Test("D18: selecting is disabled after deleting the last player")
  func selectingIsDisabledAfterDeletingTheLastPlayer() async {
    players.set {
      $0.stored.value = [.ana]
      $0.server = .success([.ana])
    }
    let presenter = await attached()
    presenter.modeTapped()
    presenter.playerTapped(1)
    presenter.deleteSelectedTapped()
    await presenter.drain()
    #expect(view.state?.mode == .init(title: "Select", isEnabled: false))
    #expect(view.state?.isSelecting == false)
  }

  @Test func deletesAllThatIsSelected() async {
    let presenter = await attached()
    presenter.modeTapped()
    presenter.playerTapped(3)
    presenter.playerTapped(1)
    presenter.deleteSelectedTapped()
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Delete 2 Players?"])
    #expect(deletions == ["delete 1", "delete 3"])
    #expect(ids == [2])
    #expect(view.state?.selected == [])
  }

  @Test func theOnlySelectedPlayerIsNamed() async {
    players.set { $0.stored.value[2].name = "陈 静怡" }
    players.set { $0.server = .success($0.stored.value) }
    let presenter = await attached()
    presenter.modeTapped()
    presenter.playerTapped(3)
    presenter.deleteSelectedTapped()
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Delete “陈静怡”?"])
  }

  @Test func theConfirmationIsLocalized() async {
    let app = GatherServices.fake(players: players, language: "zh-Hans")
    let presenter = PlayerListPresenter(app: app, navigation: navigation)
    presenter.attach(view)
    await presenter.drain()
    navigation.answers = [false]
    presenter.deleteTapped(1)
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["删除“Ana Lima”？"])
  }

  @Test func withoutASelectionThereIsNothingToDelete() async {
    let presenter = await attached()
    presenter.deleteSelectedTapped()
    await presenter.drain()
    #expect(navigation.questions == [])
  }

  @Test("D3: a failure is shown, and can be retried") func canBeTriedAgain() async {
    players.set { $0.changeError = .service(.timeout) }
    let presenter = await attached()
    presenter.deleteTapped(2)
    await presenter.drain()
    #expect(ids == [1, 2, 3])
    let notice = Notice(
      title: "Couldn’t Delete Player",
      text: "The server took too long to respond. Try again.",
      ok: "OK"
    )
    #expect(navigation.notices == [notice])
    players.set { $0.changeError = nil }
    presenter.deleteTapped(2)
    await presenter.drain()
    #expect(ids == [1, 3])
    #expect(deletions == ["delete 2", "delete 2"])
  }

  @Test func aSecondSwipeMeanwhileIsIgnored() async {
    let presenter = await attached()
    players.hold()
    presenter.deleteTapped(2)
    await until { players.heldCount == 1 }
    presenter.deleteTapped(2)
    players.release()
    await presenter.drain()
    #expect(deletions == ["delete 2"])
    #expect(navigation.questions.count == 1)
  }

  @Test func aConfirmedDeletionContinuesAfterLeaving() async {
    let presenter = await attached()
    players.hold()
    presenter.deleteTapped(2)
    await until { players.heldCount == 1 }
    presenter.destroy()
    players.release()
    await until { players.players.map(\.id) == [1, 3] }
  }
}
