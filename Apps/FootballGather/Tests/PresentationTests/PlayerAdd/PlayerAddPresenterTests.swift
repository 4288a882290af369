import AppTesting
import FootballGatherModel
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct PlayerAddPresenterTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerAddSpy()
  private let players = FakePlayerRepository([.ana])

  private func attached() async -> PlayerAddPresenter {
    let presenter = PlayerAddPresenter(app: .fake(players: players), navigation: navigation)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private func error(_ id: PlayerTextField.ID) -> String? {
    view.state?.fields.first { $0.id == id }?.error
  }

  private var chosen: [String?]? {
    view.state?.choices.map { $0.options.first(where: \.isChosen)?.title }
  }

  // MARK: - Looks

  @Test func beginsEmptyWithTheKeyboardAtTheName() async {
    _ = await attached()
    #expect(view.state?.title == "Add Player")
    #expect(view.state?.canFinish == false)
    #expect(
      view.state?.fields.map(\.label) == ["First name", "Last name", "Age", "Favorite team"]
    )
    #expect(view.state?.fields.first?.placeholder == "Required")
    #expect(view.commands == ["focus firstName"])
  }

  @Test("D30: done needs a name that is not blank") func doneNeedsAName() async {
    let presenter = await attached()
    presenter.textChanged(.firstName, "   ")
    #expect(view.state?.canFinish == false)
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.keys.isEmpty)
    presenter.textChanged(.firstName, "Eva")
    #expect(view.state?.canFinish == true)
  }

  @Test(arguments: ["en", "zh-Hans"])
  func aLastNameAloneIsEnough(_ language: String) async {
    let presenter = PlayerAddPresenter(
      app: .fake(players: players, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    presenter.textChanged(.lastName, "Okri")
    #expect(view.state?.canFinish == true)
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.last?.name == "Okri")
  }

  // MARK: - Adding

  @Test func addsTheTypedPlayer() async {
    let presenter = await attached()
    presenter.textChanged(.firstName, " Eva ")
    presenter.textChanged(.lastName, "Mae Ng ")
    presenter.textChanged(.age, "31")
    presenter.textChanged(.team, "Ajax")
    presenter.doneTapped()
    await presenter.drain()
    let eva = Player(id: 2, name: "Eva Mae Ng", age: 31, favouriteTeam: "Ajax")
    #expect(players.players == [.ana, eva])
    #expect(navigation.calls == ["finish"])
    #expect(!presenter.hasUnsavedWork)
  }

  @Test func positionAndSkillMayBeChosenAtOnce() async {
    let presenter = await attached()
    #expect(view.state?.choices.map(\.label) == ["Preferred position", "Skill"])
    #expect(chosen == ["None", "None"])
    presenter.textChanged(.firstName, "Eva")
    presenter.choiceTapped(.position, "winger")
    presenter.choiceTapped(.skill, "amateur")
    #expect(chosen == ["Winger", "Amateur"])
    presenter.choiceTapped(.skill, "")
    #expect(chosen == ["Winger", "None"])
    presenter.choiceTapped(.skill, "beginner")
    presenter.doneTapped()
    await presenter.drain()
    #expect(
      players.players.last
        == Player(id: 2, name: "Eva", skill: .beginner, position: .winger)
    )
  }

  @Test func aChoiceAloneIsUnsavedWork() async {
    let presenter = await attached()
    presenter.choiceTapped(.skill, "beginner")
    #expect(presenter.hasUnsavedWork)
    #expect(view.state?.canFinish == false)
  }

  @Test func theFamilyNameComesFirstInChinese() async {
    let presenter = PlayerAddPresenter(
      app: .fake(players: players, language: "zh-Hans"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    #expect(view.state?.fields.map(\.label) == ["姓氏", "名字", "年龄", "喜欢的球队"])
    #expect(view.commands == ["focus lastName"])
    presenter.textChanged(.lastName, "陈")
    presenter.textChanged(.firstName, "静怡")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.last?.name == "陈 静怡")
  }

  @Test func aSingleNameIsEnough() async {
    let presenter = await attached()
    presenter.textChanged(.firstName, "Pelé")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.last?.name == "Pelé")
  }

  @Test func doubleTapsAddOnce() async {
    let presenter = await attached()
    players.hold()
    presenter.textChanged(.firstName, "Eva")
    presenter.doneTapped()
    presenter.doneTapped()
    players.release()
    await presenter.drain()
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.keys.count == 1)
    #expect(navigation.calls == ["finish"])
  }

  @Test("D3: a retry has the same key, and makes no second player") func retries() async {
    let presenter = await attached()
    players.set { $0.changeError = .service(.timeout) }
    presenter.textChanged(.firstName, "Eva")
    presenter.doneTapped()
    await presenter.drain()
    players.set { $0.changeError = nil }
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.keys.count == 2)
    #expect(Set(players.keys).count == 1)
    #expect(players.updates.isEmpty)
    #expect(navigation.calls == ["finish"])
  }

  @Test func inputAfterALostAnswerIsSaved() async {
    let presenter = await attached()
    players.set { $0.changeError = .service(.timeout) }
    presenter.textChanged(.firstName, "Eva")
    presenter.doneTapped()
    await presenter.drain()
    players.set { $0.changeError = nil }
    presenter.textChanged(.firstName, "Evi")
    presenter.doneTapped()
    await presenter.drain()
    #expect(Set(players.keys).count == 1)
    #expect(players.updates.map(\.name) == ["Evi"])
    #expect(players.players.map(\.name) == ["Ana Lima", "Evi"])
  }

  // MARK: - What is wrong

  @Test func mistakesAreShownAtTheirFields() async {
    let presenter = await attached()
    presenter.textChanged(.firstName, "Eva")
    presenter.textChanged(.age, "200")
    presenter.fieldLeft(.team)
    #expect(error(.team) == nil)
    presenter.doneTapped()
    #expect(error(.age) == "Enter a number from 1 to 130.")
    #expect(view.commands.last == "focus age")
    #expect(players.keys.isEmpty)
    presenter.textChanged(.age, "20")
    #expect(error(.age) == nil)
  }

  @Test func aMistakeIsShownOnLeavingItsField() async {
    let presenter = await attached()
    presenter.fieldLeft(.firstName)
    #expect(error(.firstName) == nil)
    presenter.textChanged(.age, "x")
    presenter.fieldLeft(.age)
    #expect(error(.age) == "Enter a number from 1 to 130.")
  }

  @Test(
    "D27: a failure is that of creating, in words",
    arguments: [
      (
        GatherError.service(.offline),
        "The server can’t be reached. Check your internet connection and try again."
      ),
      (.service(.conflict), "You can’t add any more players."),
    ]
  )
  func aFailureShowsAMessage(_ error: GatherError, _ reason: String) async {
    let presenter = await attached()
    players.set { $0.changeError = error }
    presenter.textChanged(.firstName, "Eva")
    presenter.doneTapped()
    await presenter.drain()
    #expect(view.state?.message == "The player couldn’t be added. \(reason)")
    #expect(view.state?.fields.first?.text == "Eva")
    #expect(view.state?.canFinish == true)
    #expect(navigation.calls == [])
  }

  // MARK: - Leaving

  @Test func cancellingLeaves() async {
    let presenter = await attached()
    presenter.cancelTapped()
    #expect(navigation.calls == ["leave"])
  }

  @Test(arguments: [true, false]) func confirmsBeforeDiscardingUnsavedWork(_ answer: Bool) async {
    navigation.answers = [answer]
    let presenter = await attached()
    #expect(!presenter.hasUnsavedWork)
    presenter.textChanged(.team, "Ajax")
    #expect(presenter.hasUnsavedWork)
    #expect(await presenter.mayLeave() == answer)
  }

  @Test func aDraftIsRestoredAfterALaunch() async throws {
    let first = await attached()
    #expect(first.draft == nil)
    for field in PlayerTextField.ID.allCases { first.textChanged(field, "7 ") }
    let draft = try #require(first.draft)
    let second = PlayerAddPresenter(app: .fake(players: players), navigation: navigation)
    second.restore(draft)
    #expect(second.state == first.state)
  }

  @Test func aReplyAfterLeavingChangesNothing() async {
    let presenter = await attached()
    players.hold()
    presenter.textChanged(.firstName, "Eva")
    presenter.doneTapped()
    presenter.destroy()
    players.release()
    await until { players.players.count == 2 }
    #expect(navigation.calls == [])
  }
}
