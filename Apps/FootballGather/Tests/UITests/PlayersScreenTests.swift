import FootballGatherModel
import FootballGatherTesting
import Foundation
import Rostrum
import Testing
import UIKitTesting

/// The screens of the list of players, of a player, and of its fields.
@MainActor
struct PlayersScreenTests {
  private nonisolated static let ana =
    "Ana Lima, 29 years old, Position: Striker, Skill: Professional"
  private nonisolated static let ben = "Ben Okri, Position: Defender, Skill: Beginner"

  private func at(_ path: String, _ phone: TestPhone) async throws -> SceneDriver {
    let driver = phone.open(path)
    try await driver.eventually("\(path) is there") {
      driver.isComplete(at: path)
    }
    return driver
  }

  private func answer(_ driver: SceneDriver, _ title: String) async throws {
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try driver.tap(title)
    try await driver.eventually("the question is gone") { driver.find(nil, .alert).isEmpty }
  }

  // MARK: - Looks

  @Test(
    arguments: ["en", "zh-Hans"],
    [
      ("/", "players"), ("/players/1", "player"), ("/players/1/name", "edit.name"),
      ("/players/1/age", "edit.age"), ("/players/1/skill", "edit.skill"), ("/players/new", "add"),
      ("/teams/1,2,3", "teams"),
    ]
  )
  func looksAsRecorded(_ language: String, _ screen: (String, String)) async throws {
    let driver = try await at(screen.0, TestPhone.ofAna(language: language))
    try expectGolden(driver.screen, "\(screen.1).\(language)")
    #expect(driver.layoutConflicts == [])
  }

  @Test func offlineShowsTheDateOfTheCopy() async throws {
    let phone = try await TestPhone.ofAna()
    phone.transport.isDown = true
    let driver = try await at("/", phone)
    try await driver.eventually("the notice is there") {
      driver.find(nil, .cell).contains { $0.label.hasPrefix("Offline. Last updated: ") }
    }
    #expect(!driver.find(Self.ana).isEmpty)
  }

  @Test(arguments: [("en", "Done", "Add as New Player"), ("zh-Hans", "完成", "添加为新球员")])
  func anEditedPlayerThatAnotherDeviceDeletedCanBeAddedAnew(
    _ language: String,
    _ done: String,
    _ add: String
  ) async throws {
    let phone = try await TestPhone.ofAna(language: language)
    let driver = try await at("/players/1/age", phone)
    try driver.replaceText(of: language == "en" ? "Age" : "年龄", with: "33")
    let other = try await TestPhone(phone.server)
    _ = try await other.repositories.account.logIn(.ana, remembers: false)
    try await other.repositories.players.delete(1)
    try driver.tap(done, .button)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "edit.gone.\(language)")
    try driver.tap(add, .button)
    try await driver.eventually("the form is there") { !driver.find(nil, .sheet).isEmpty }
    try driver.tap(done, .button)
    try await driver.eventually("the player is in the list") {
      driver.find(nil, .sheet).isEmpty
        && driver.find(nil, .cell).contains { $0.label.contains("33") }
    }
    #expect(driver.layoutConflicts.isEmpty)
  }

  // MARK: - The list

  @Test("D7: a selection is of players, not of rows") func selects() async throws {
    let driver = try await at("/", TestPhone.ofAna())
    try driver.tap("Select")
    try driver.tap(Self.ana, .cell)
    try driver.tap(Self.ben, .cell)
    try expectGolden(driver.screen, "players.selecting.en")
    try driver.tap("Cancel")
    try driver.tap("Select")
    #expect(driver.find(nil, .cell).allSatisfy { !$0.isSelected })
    #expect(try !driver.element("Make Teams", .button).isEnabled)
  }

  @Test func aSwipeDeletesAfterConfirmation() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/", phone)
    try driver.swipe(Self.ben)
    try driver.tapAction("Delete")
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "players.delete.en")
    try driver.tap("Delete")
    try await driver.eventually("the row is gone") { driver.find(Self.ben).isEmpty }
    #expect(try await phone.players().map(\.name) == ["Ana Lima", "陈静怡"])
  }

  @Test func theButtonToDeleteIsApartFromThatToSelectAll() async throws {
    let driver = try await at("/", TestPhone.ofAna())
    try driver.tap("Select")
    let selectAll = try driver.frame(of: "Select All", .button)
    let makeTeams = try driver.frame(of: "Make Teams", .button)
    let delete = try driver.frame(of: "Delete", .button)
    #expect(delete.minX >= makeTeams.maxX + 16 && delete.height == makeTeams.height)
    #expect(delete.minY > selectAll.maxY + 44)
    try driver.tap("Cancel")
    #expect(driver.find("Delete", .button).isEmpty)
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func theSelectedAreDeleted() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/", phone)
    try driver.tap("Select")
    try driver.tap(Self.ana, .cell)
    try driver.tap(Self.ben, .cell)
    try driver.tap("Delete")
    try await answer(driver, "Delete")
    try await driver.eventually("the rows are gone") { driver.find(Self.ana).isEmpty }
    #expect(try await phone.players().map(\.name) == ["陈静怡"])
  }

  // MARK: - Editing

  @Test("D8: edits are shown on all screens at once") func edits() async throws {
    let driver = try await at("/", TestPhone.ofAna())
    try driver.tap(Self.ana, .cell)
    try await driver.eventually(sees: "First name, Ana", .cell)
    try driver.tap("First name, Ana", .cell)
    try await driver.eventually(sees: "First name", .textField)
    try driver.replaceText(of: "First name", with: "Anna")
    try driver.tap("Done")
    try await driver.eventually(sees: "First name, Anna", .cell)
    try driver.goBack()
    try await driver.eventually(
      sees: "Anna Lima, 29 years old, Position: Striker, Skill: Professional"
    )
  }

  @Test("D9: a choice is saved at once, and going back is safe") func chooses() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/players/1/skill", phone)
    try await driver.eventually(sees: "Amateur", .cell)
    #expect(driver.find("Done", .button).isEmpty)
    try driver.tap("Amateur", .cell)
    #expect(try driver.element("Amateur", .cell).isSelected)
    try driver.goBack()
    try await driver.eventually(sees: "Skill, Amateur", .cell)
    #expect(driver.find(nil, .alert).isEmpty)
    #expect(try await phone.players().first?.skill == .amateur)
  }

  @Test("D3: a lost answer shows a message, and can be retried") func triesAgain() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/players/1/age", phone)
    phone.transport.fail("PUT", .lost)
    try driver.replaceText(of: "Age", with: "30")
    try driver.tap("Done")
    try await driver.eventually("the message is there") {
      driver.find(nil, .cell).contains { $0.label.hasPrefix("The changes couldn’t be saved.") }
    }
    try driver.tap("Done")
    try await driver.eventually(sees: "Age, 30", .cell)
    #expect(try await phone.players().first?.age == 30)
  }

  @Test func theButtonLeavesRoomForPlayersInALowWindow() async throws {
    let driver = SceneDriver.gather(at: "/players") { _ = try await $0.addPlayers() }
    try await driver.eventually(sees: "Ben Okri, Position: Defender", .cell)
    let height = try driver.frame(of: "Add Player", .button).height
    driver.resize(to: .phone, width: 844, height: 390)
    #expect(try driver.frame(of: "Add Player", .button).height < height - 10)
    let third = try driver.frame(of: "Chen Jing, Position: Goalkeeper", .cell)
    #expect(try third.maxY <= driver.frame(of: "Add Player", .button).minY)
  }

  // MARK: - Adding

  @Test func positionAndSkillAreChosenAsOnTheirOwnScreens() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/players/new", phone)
    try driver.type("Eva", into: "First name")
    try driver.tap("Winger", .cell)
    try driver.tap("Amateur", .cell)
    try driver.tap("Done")
    try await driver.eventually(sees: "Eva, Position: Winger, Skill: Amateur", .cell)
  }

  @Test func anEmptyListOffersToAddAPlayer() async throws {
    let phone = try await TestPhone()
    phone.transport.isDown = true
    let driver = phone.open()
    try await driver.eventually(sees: "Continue Without an Account", .button)
    try driver.tap("Continue Without an Account", .button)
    try await driver.eventually(sees: "Add the people you play with.")
    #expect(driver.find("Retry", .button).isEmpty)
    try driver.tap("Add Player", .button)
    try await driver.eventually(sees: "First name", .textField)
  }

  @Test func anEmptyListIsPulledToRefresh() async throws {
    let phone = try await TestPhone()
    _ = try await phone.repositories.account.register(.ana, remembers: true)
    let driver = phone.open("/")
    try await driver.eventually(sees: "Add the people you play with.")
    let other = try await TestPhone(phone.server)
    _ = try await other.repositories.account.logIn(.ana, remembers: true)
    _ = try await other.repositories.players.add(PlayerInput(name: "Eva"), key: RequestKey())
    try driver.pullToRefresh()
    try await driver.eventually(sees: "Eva", .cell)
    #expect(driver.find("Add the people you play with.").isEmpty)
  }

  @Test("D3: after a lost answer there is one player") func addsOnce() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/players/new", phone)
    #expect(driver.focusedField?.label == "First name")
    phone.transport.fail("POST", .answerLost)
    try driver.type("Eva", into: "First name")
    try driver.tap("Done")
    try await driver.eventually("the message is there") {
      driver.find(nil, .cell).contains { $0.label.hasPrefix("The player couldn’t be added.") }
    }
    try driver.tap("Done")
    try await driver.eventually(sees: "Eva", .cell)
    #expect(try await phone.players().map(\.name) == ["Ana Lima", "Ben Okri", "陈静怡", "Eva"])
  }

  @Test func aWrongAgeIsShownWithItsLabel() async throws {
    let driver = try await at("/players/new", TestPhone.ofAna())
    driver.resize(to: .phone, width: 667, height: 375)
    try driver.type("Eva", into: "First name")
    try driver.type("150", into: "Age")
    let field = try driver.frame(of: "Age", .textField)
    let bar = try driver.frame(of: "Add Player", .bar)
    // The label is covered by the bar.
    try driver.scroll(to: CGPoint(x: 0, y: field.minY - bar.maxY))
    try driver.tap("Done")
    #expect(driver.focusedField?.label == "Age")
    let row = driver.find(nil, .cell).first { $0.label.hasPrefix("Age, ") }
    #expect(try driver.frame(of: #require(row).label, .cell).minY >= bar.maxY)
  }

  @Test func typedTextIsRestoredAfterALaunch() async throws {
    let phone = try await TestPhone.ofAna()
    let first = try await at("/players/new", phone)
    try first.type("Half a na", into: "First name")
    let data = try #require(first.scene.restorationData())
    let second = phone.open(restorationData: data)
    try await second.eventually(sees: "First name", .textField)
    #expect(try second.element("First name", .textField).value == "Half a na")
  }

  // MARK: - Teams

  @Test("D13: players are dragged into teams, and the match starts") func drags() async throws {
    let phone = try await TestPhone.ofAna()
    let driver = try await at("/teams/1,2,3", phone)
    #expect(try !driver.element("Start Match", .button).isEnabled)
    try driver.moveRow("Ana Lima, Striker", toEndOfSection: 1)
    try driver.moveRow("陈静怡, Goalkeeper", before: "Ana Lima, Striker")
    try driver.selectSegment("B", of: "Team for Ben Okri")
    try expectGolden(driver.screen, "teams.ready.en")
    try driver.tap("Start Match")
    try await driver.eventually("the match is there") { driver.display.address?.path == "/match" }
    let lineUp = try await phone.repositories.gathers.running()?.lineUp
    #expect(lineUp?.teamA.map(\.name) == ["陈静怡", "Ana Lima"])
    #expect(lineUp?.teamB.map(\.name) == ["Ben Okri"])
  }

  @Test func aTapAtTheTopOfTheBenchAssignsAPlayerOfSixteen() async throws {
    let phone = try await TestPhone.ofAna()
    for number in 4...16 {
      let player = PlayerInput(name: "Player \(number)")
      _ = try await phone.repositories.players.add(player, key: RequestKey())
    }
    let ids = try await phone.players().map { String($0.id) }
    let driver = try await at("/teams/\(ids.joined(separator: ","))", phone)
    for number in 0..<16 {
      let first = try #require(driver.find(nil, .segmentedControl).first)
      try driver.selectSegment(number.isMultiple(of: 2) ? "A" : "B", of: first.label)
    }
    #expect(driver.screen.contains("Team A (8)") && driver.screen.contains("Team B (8)"))
    #expect(driver.layoutConflicts == [])
    try driver.tap("Start Match")
    try await driver.eventually("the match is there") { driver.display.address?.path == "/match" }
    let lineUp = try await phone.repositories.gathers.running()?.lineUp
    #expect(lineUp.map { [$0.teamA.count, $0.teamB.count] } == [8, 8])
  }

  @Test func aShuffleIsUndoneByButtonAndKey() async throws {
    let driver = try await at("/teams/1,2,3", TestPhone.ofAna())
    #expect(try !driver.element("Undo", .button).isEnabled)
    try driver.selectSegment("A", of: "Team for Ana Lima")
    try driver.tap("Shuffle")
    try driver.tap("Undo")
    #expect(driver.screen.contains("Bench (2)") && driver.screen.contains("Team A (1)"))
    try driver.pressKey("z", .command)
    #expect(driver.screen.contains("Bench (3)"))
    #expect(try !driver.element("Undo", .button).isEnabled)
  }

  @Test func allNamesAreWholeAboveTheChoiceOfTheirTeam() async throws {
    let phone = try await TestPhone.ofAna()
    let name = "Bartholomew Maximilian Featherstonehaugh-Cholmondeley"
    _ = try await phone.repositories.players.add(PlayerInput(name: name), key: RequestKey())
    let driver = try await at("/teams/1,4", phone)
    let long = try driver.frame(of: "Team for \(name)")
    let short = try driver.frame(of: "Team for Ana Lima")
    #expect(long.minX == short.minX && long.width == short.width)
    let cell = try driver.frame(of: "Ana Lima, Striker", .cell)
    #expect(short.minX < cell.midX - cell.width / 4)
    #expect(cell.maxY - short.maxY >= 8)
    // A long name is whole, on several lines.
    #expect(try driver.frame(of: name, .cell).height > cell.height + 10)
    driver.resize(to: .phone, width: 844, height: 390)
    let besideLong = try driver.frame(of: "Team for \(name)")
    let besideShort = try driver.frame(of: "Team for Ana Lima")
    #expect(besideShort.minX > 400)
    let besideCell = try driver.frame(of: "Ana Lima, Striker", .cell)
    #expect(besideShort.minY - besideCell.minY >= 8)
    #expect(besideLong.minX == besideShort.minX && besideLong.width == besideShort.width)
    #expect(driver.layoutConflicts == [])
  }

  @Test func discardingTeamsNeedsConfirmation() async throws {
    let driver = try await at("/teams/1,2", TestPhone.ofAna())
    try driver.tap("Shuffle")
    try driver.dismissSheet()
    try await answer(driver, "Keep Editing")
    #expect(try driver.element("Start Match", .button).isEnabled)
    try driver.tap("Cancel")
    try await answer(driver, "Discard Teams")
    try await driver.eventually("the list is there") { driver.find(nil, .sheet).isEmpty }
  }
}

extension SceneDriver {
  /// Returns whether the content of a screen is complete.
  fileprivate func isComplete(at path: String) -> Bool {
    switch path {
    case "/": !find(nil, .cell).isEmpty
    case "/players/1": screen.contains("Played") || screen.contains("场次")
    case "/players/1/skill": find(nil, .cell).count == 4
    case _ where path.hasPrefix("/teams"):
      find(nil, .cell).count == path.split(separator: ",").count
    default: !find(nil, .textField).isEmpty
    }
  }
}
