import AppTesting
import FootballGatherModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

/// Choices of few values, which are saved at the tap.
@MainActor
struct PlayerEditChoosingTests {
  private let navigation = FakePlayersNavigation()
  private let view = PlayerEditSpy()
  private let players = FakePlayerRepository([.ana, .dora])

  private func attached(_ field: PlayerField, of id: Int = 1) async -> PlayerEditPresenter {
    let presenter = PlayerEditPresenter(
      id: id,
      field: field,
      app: .fake(players: players),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private var choices: [PlayerChoiceField.Option] {
    if case .choices(let choices)? = view.state?.content { choices } else { [] }
  }

  @Test func aChoiceHasOneMark() async {
    _ = await attached(.position)
    #expect(view.state?.title == "Preferred position")
    #expect(
      choices.map(\.title) == [
        "None", "Goalkeeper", "Defender", "Midfielder", "Winger", "Striker",
      ]
    )
    #expect(choices.filter(\.isChosen).map(\.title) == ["Striker"])
  }

  @Test("D28: no skill is a choice of its own, not a number")
  func noSkillIsAChoiceOfItsOwn() async {
    let presenter = await attached(.skill, of: 4)
    #expect(choices.map(\.title) == ["None", "Beginner", "Amateur", "Professional"])
    #expect(choices.filter(\.isChosen).map(\.title) == ["None"])
    presenter.choiceTapped("amateur")
    #expect(choices.filter(\.isChosen).map(\.title) == ["Amateur"])
    presenter.choiceTapped("nonsense")
    #expect(choices.filter(\.isChosen).map(\.title) == ["None"])
    #expect(view.state?.canFinish == false)
  }

  @Test("D9: a choice is compared as a choice, and saved at once") func aChoiceIsSaved() async {
    let presenter = await attached(.skill)
    presenter.choiceTapped("professional")
    await presenter.drain()
    #expect(players.updates.isEmpty)
    presenter.choiceTapped("amateur")
    #expect(choices.filter(\.isChosen).map(\.title) == ["Amateur"])
    #expect(!presenter.hasUnsavedWork && presenter.draft == nil)
    await presenter.drain()
    #expect(players.players.first?.skill == .amateur)
    #expect(navigation.calls.isEmpty && view.state?.done == nil)
  }

  @Test func theNewestChoiceIsSavedLast() async {
    let presenter = await attached(.skill)
    players.hold()
    presenter.choiceTapped("amateur")
    await until { players.heldCount == 1 }
    presenter.choiceTapped("")
    presenter.choiceTapped("beginner")
    players.release()
    await presenter.drain()
    #expect(players.updates.map(\.skill) == [.amateur, .beginner])
    #expect(choices.filter(\.isChosen).map(\.title) == ["Beginner"])
  }

  @Test(
    "D3: a choice that cannot be saved is taken back, also after leaving",
    arguments: [true, false]
  )
  func aFailedChoiceIsTakenBack(_ leaves: Bool) async {
    let presenter = await attached(.skill)
    players.set { $0.changeError = .service(.timeout) }
    players.hold()
    presenter.choiceTapped("amateur")
    await until { players.heldCount == 1 }
    if leaves { presenter.destroy() }
    players.release()
    await until { !navigation.notices.isEmpty }
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Save Changes"])
    #expect(
      navigation.notices.map(\.text) == ["The server took too long to respond. Try again."]
    )
    #expect(players.players.first?.skill == .professional)
    if !leaves { #expect(choices.filter(\.isChosen).map(\.title) == ["Professional"]) }
  }

  @Test(arguments: [true, false])
  func aChoiceOfAnotherDeviceIsReplacedAfterAConfirmation(_ answer: Bool) async {
    navigation.answers = [answer]
    let presenter = await attached(.skill)
    players.set { $0.stored.value[0].skill = .beginner }
    presenter.choiceTapped("amateur")
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Replace “Beginner”?"])
    #expect(players.players.first?.skill == (answer ? .amateur : .beginner))
    #expect(choices.filter(\.isChosen).map(\.title) == [answer ? "Amateur" : "Beginner"])
  }
}
