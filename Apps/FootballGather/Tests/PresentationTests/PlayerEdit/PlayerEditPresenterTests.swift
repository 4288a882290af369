import AppTesting
import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

@MainActor
struct PlayerEditPresenterTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerEditSpy()
  private let players = FakePlayerRepository([.ana, .dora])

  private func presenter(_ field: PlayerField, of id: Int = 1) -> PlayerEditPresenter {
    PlayerEditPresenter(
      id: id,
      field: field,
      app: .fake(players: players),
      navigation: navigation
    )
  }

  private func attached(_ field: PlayerField, of id: Int = 1) async -> PlayerEditPresenter {
    let presenter = presenter(field, of: id)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private var fields: [PlayerTextField] {
    if case .fields(let fields)? = view.state?.content { fields } else { [] }
  }

  private var placeholder: PlaceholderViewData? {
    if case .placeholder(let data)? = view.state?.content { data } else { nil }
  }

  // MARK: - Looks

  @Test(arguments: [
    (PlayerField.name, "Name", ["First name: Ana", "Last name: Lima"]), (.age, "Age", ["Age: 29"]),
    (.team, "Favorite team", ["Favorite team: Santos"]),
  ])
  func aFieldBeginsWithTheSavedValue(
    _ field: PlayerField,
    _ title: String,
    _ texts: [String]
  ) async {
    _ = await attached(field)
    #expect(view.state?.title == title)
    #expect(fields.map { "\($0.label): \($0.text)" } == texts)
    #expect(view.state?.done == "Done")
    #expect(view.state?.canFinish == false)
    #expect(view.commands == ["focus \(field == .name ? "firstName" : field.rawValue)"])
  }

  // MARK: - Whether it makes a difference

  @Test(
    "D9: what saving would change, and only that, can be saved",
    arguments: [
      ("Ana", false), ("Ana ", false), ("ana", true), ("Anna", true),
    ]
  )
  func onlyDifferingTextCanBeSaved(_ first: String, _ differs: Bool) async {
    let presenter = await attached(.name)
    presenter.textChanged(.firstName, first)
    #expect(view.state?.canFinish == differs)
    #expect(presenter.hasUnsavedWork == differs)
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.updates.isEmpty == !differs)
  }

  // MARK: - Saving

  @Test("D10: the screen closes only after the server has accepted the change")

  func commits() async {
    let presenter = await attached(.name)
    players.hold()
    presenter.textChanged(.firstName, "Anna")
    presenter.doneTapped()
    await until { players.heldCount == 1 }
    #expect(view.state?.isBusy == true)
    #expect(players.players.first?.name == "Ana Lima")
    #expect(navigation.calls == [])
    players.release()
    await presenter.drain()
    #expect(players.players.first?.name == "Anna Lima")
    #expect(navigation.calls == ["edited"])
  }

  @Test("D22: saving one field leaves the others as they are by then")

  func leavesTheOthers() async {
    let presenter = await attached(.age)
    players.set { $0.stored.value[0].favouriteTeam = "Benfica" }
    presenter.textChanged(.age, "30")
    presenter.doneTapped()
    await presenter.drain()
    var expected = Player.ana
    expected.age = 30
    expected.favouriteTeam = "Benfica"
    #expect(players.players.first == expected)
  }

  @Test("D10: a cleared team is no team") func aClearedTeamIsRemoved() async {
    let presenter = await attached(.team)
    presenter.textChanged(.team, " ")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.favouriteTeam == nil)
  }

  @Test func aClearedAgeIsRemoved() async {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.age == nil)
  }

  @Test func aSingleNameIsEnough() async {
    let presenter = await attached(.name)
    presenter.textChanged(.lastName, "")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.name == "Ana")
  }

  @Test func doubleTapsSaveOnce() async {
    let presenter = await attached(.age)
    players.hold()
    presenter.textChanged(.age, "30")
    presenter.doneTapped()
    presenter.doneTapped()
    await until { players.heldCount == 1 }
    presenter.doneTapped()
    presenter.textChanged(.age, "31")
    players.release()
    await presenter.drain()
    #expect(players.updates.map(\.age) == ["30"])
  }

  // MARK: - What is wrong

  @Test(
    "D10: what cannot be saved is said at its field",
    arguments: [
      (PlayerField.name, PlayerTextField.ID.firstName, "  ", "Enter a name."),
      (
        .name, .firstName, String(repeating: "长", count: 101),
        "Use 100 characters or fewer for both names together."
      ),
      (.age, .age, "-3", "Enter a number from 1 to 130."),
      (.age, .age, "abc", "Enter a number from 1 to 130."),
      (.age, .age, "131", "Enter a number from 1 to 130."),
      (.team, .team, String(repeating: "x", count: 101), "Use 100 characters or fewer."),
    ]
  )
  func aMistakeIsShownAtItsField(
    _ field: PlayerField,
    _ id: PlayerTextField.ID,
    _ text: String,
    _ error: String
  ) async {
    let presenter = await attached(field)
    if field == .name { presenter.textChanged(.lastName, "") }
    presenter.textChanged(id, text)
    #expect(fields.first?.error == nil)
    presenter.doneTapped()
    await presenter.drain()
    #expect(fields.first?.error == error)
    #expect(view.commands.last == "focus \(id)")
    #expect(players.updates.isEmpty)
    presenter.textChanged(id, "30")
    #expect(fields.first?.error == nil)
  }

  @Test func aLastNameAloneIsEnough() async {
    let presenter = await attached(.name)
    presenter.textChanged(.firstName, "")
    #expect(fields.map(\.text) == ["", "Lima"])
    #expect(fields.map(\.placeholder) == ["Optional", "Optional"])
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.name == "Lima")
    #expect(navigation.calls == ["edited"])
  }

  @Test func theFamilyNameComesFirstInChinese() async {
    let presenter = PlayerEditPresenter(
      id: 1,
      field: .name,
      app: .fake(players: players, language: "zh-Hans"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    #expect(fields.map(\.label) == ["姓氏", "名字"])
    #expect(view.commands == ["focus lastName"])
    presenter.textChanged(.lastName, "陈")
    presenter.textChanged(.firstName, "静怡")
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.updates.map(\.name) == ["陈 静怡"])
  }

  @Test func aMistakeIsShownOnLeavingItsField() async {
    let presenter = await attached(.age)
    presenter.fieldLeft(.age)
    #expect(fields.first?.error == nil)
    presenter.textChanged(.age, "0")
    presenter.fieldLeft(.age)
    #expect(fields.first?.error == "Enter a number from 1 to 130.")
    #expect(view.commands.last == "announce Enter a number from 1 to 130.")
  }

  @Test("D3: a failure is shown, and can be retried") func canBeTriedAgain() async {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "30")
    players.set { $0.changeError = .service(.timeout) }
    presenter.doneTapped()
    await presenter.drain()
    let message =
      "The changes couldn’t be saved. The server took too long to respond. Try again."
    #expect(view.state?.message == message)
    #expect(view.commands.last == "announce \(message)")
    #expect(players.players.first?.age == 29)
    #expect(view.state?.canFinish == true)
    players.set { $0.changeError = nil }
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.age == 30)
    #expect(navigation.calls == ["edited"])
  }

  @Test(arguments: [true, false])
  func aValueOfAnotherDeviceIsReplacedAfterAConfirmation(_ answer: Bool) async throws {
    navigation.answers = [answer]
    let presenter = await attached(.name)
    presenter.textChanged(.firstName, "Anna")
    players.set { $0.stored.value[0].name = "Anita Lima" }
    presenter.doneTapped()
    await presenter.drain()
    let question = try #require(navigation.questions.first)
    #expect(question.title == "Replace “Anita Lima”?")
    #expect(question.message == "This value was changed on another device.")
    #expect([question.confirm, question.cancel] == ["Replace", "Cancel"])
    #expect(players.players.first?.name == (answer ? "Anna Lima" : "Anita Lima"))
    #expect(navigation.calls == (answer ? ["edited"] : []))
    #expect(fields.map(\.text) == ["Anna", "Lima"])
  }

  @Test func anEqualValueOfAnotherDeviceNeedsNoConfirmation() async {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "30")
    players.set { $0.stored.value[0].age = 30 }
    presenter.doneTapped()
    await presenter.drain()
    #expect(navigation.questions.isEmpty)
    #expect(navigation.calls == ["edited"])
  }

  @Test func aChangeThatIsOnlyKnownToTheServerIsReadFirst() async {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "33")
    players.refuseNextUpdate { $0.stored.value[0].favouriteTeam = "Benfica" }
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.players.first?.age == 33)
    #expect(players.players.first?.favouriteTeam == "Benfica")
    #expect(view.state?.message == nil)
  }

  @Test func aServerThatAlwaysRefusesIsAskedTwice() async throws {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "33")
    players.set { $0.changeError = .service(.changed(version: 2)) }
    presenter.doneTapped()
    await presenter.drain()
    #expect(players.updates.count == 2)
    let message = try #require(view.state?.message)
    #expect(
      message.hasPrefix("The changes couldn’t be saved. This has been changed on another device.")
    )
    #expect(fields.map(\.text) == ["33"])
  }

  @Test(arguments: [true, false])
  func typedTextOfAPlayerDeletedMeanwhileCanBecomeANewPlayer(_ answer: Bool) async throws {
    let presenter = await attached(.age)
    presenter.textChanged(.age, "33")
    players.set {
      $0.stored.value = []
      $0.server = .success([])
    }
    navigation.answers = [answer]
    presenter.doneTapped()
    await presenter.drain()
    let question = try #require(navigation.questions.first)
    #expect(question.title == "Player Not Found" && question.confirm == "Add as New Player")
    #expect(!question.isDestructive)
    #expect(navigation.calls == (answer ? ["add Ana Lima, 33"] : []))
    #expect(fields.map(\.text) == ["33"])
    #expect(view.state?.canFinish == true)
  }

  @Test func aPlayerDeletedMeanwhileLeadsToItsScreenWithoutANotice() async {
    let presenter = await attached(.skill)
    players.set {
      $0.stored.value = []
      $0.server = .success([])
    }
    presenter.choiceTapped("amateur")
    await presenter.drain()
    #expect(navigation.calls == ["deleted"])
    #expect(navigation.notices.isEmpty)
    #expect(view.state?.message == nil)
  }

  @Test func aMissingPlayerShowsAPlaceholder() async {
    let presenter = await attached(.name, of: 99)
    #expect(placeholder?.title == "Player Not Found")
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["all players"])
  }

  @Test func aFailureCanBeRetried() async {
    players.set { $0.storageError = .storage("disk") }
    let presenter = await attached(.age)
    #expect(placeholder?.button == "Retry")
    players.set { $0.storageError = nil }
    presenter.placeholderButtonTapped()
    #expect(view.state?.content == .loading("Loading…"))
    await presenter.drain()
    #expect(fields.first?.text == "29")
  }

  // MARK: - Leaving

  @Test(arguments: [true, false]) func confirmsBeforeDiscardingUnsavedWork(_ answer: Bool) async {
    navigation.answers = [answer]
    let presenter = await attached(.age)
    #expect(!presenter.hasUnsavedWork)
    presenter.textChanged(.age, "30")
    #expect(presenter.hasUnsavedWork)
    #expect(await presenter.mayLeave() == answer)
    #expect(navigation.questions.map(\.confirm) == ["Discard Changes"])
    #expect(navigation.questions.map(\.style) == [.actionSheet])
  }

  @Test(arguments: [PlayerField.name, .age, .team])
  func aDraftIsRestoredAfterALaunch(_ field: PlayerField) async throws {
    let first = await attached(field)
    #expect(first.draft == nil)
    if let id = first.textFields.last { first.textChanged(id, "12 ") }
    let draft = try #require(first.draft)
    let second = presenter(field)
    second.restore(draft)
    second.attach(PlayerEditSpy())
    await second.drain()
    #expect(second.state.content == first.state.content)
    #expect(second.state.canFinish)
  }

  @Test func anotherVersionsDraftIsLeftOut() async {
    let presenter = presenter(.age)
    presenter.restore(Data("?".utf8))
    presenter.attach(view)
    await presenter.drain()
    #expect(fields.first?.text == "29")
  }

  @Test func aReplyAfterLeavingChangesNothing() async {
    let presenter = await attached(.skill)
    players.hold()
    presenter.choiceTapped("amateur")
    await until { players.heldCount == 1 }
    presenter.destroy()
    players.release()
    await until { players.players.first?.skill == .amateur }
    #expect(navigation.calls == [])
  }
}
