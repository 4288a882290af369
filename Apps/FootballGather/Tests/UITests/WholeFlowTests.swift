import FootballGatherTesting
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The whole app over the real server.
@MainActor
struct WholeFlowTests {
  @Test func fromRegistrationToTheFinalWhistleAndStatisticsOnASecondPhone() async throws {
    let server = try await RealServer()
    let phone = SceneDriver.footballGather(TestTransport(server))
    try await phone.register()
    for name in ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay"] {
      try await phone.addPlayer(name)
      try await phone.eventually(seesRow: name)
    }
    try await edit("Ana", on: phone)

    try phone.tap("Select", .button)
    for name in ["Ana", "Bo", "Cleo", "Dan"] { try phone.tap(phone.row(name)) }
    try phone.tap("Make Teams", .button)
    try await phone.eventually("the bench is there") {
      (try? phone.row("Dan")) != nil && !phone.find("Start Match", .button).isEmpty
    }
    #expect(try !phone.element("Start Match", .button).isEnabled)
    for (name, team) in [("Ana", 1), ("Bo", 1), ("Cleo", 2), ("Dan", 2)] {
      try phone.moveRow(phone.row(name).label, toEndOfSection: team)
    }
    try phone.tap("Start Match", .button)
    try await phone.eventually(sees: "End Match", .button)

    try phone.tap("Goal for Team A", .button)
    try phone.tap("Goal for Team A", .button)
    try phone.tap("Goal for Team B", .button)
    for (button, next) in [("Start", "Pause"), ("Pause", "Resume"), ("Resume", "Pause")] {
      try phone.tap(button, .button)
      try await phone.eventually(sees: next, .button)
    }
    try await phone.endMatch()
    try await phone.eventually(sees: "Add Player", .button)
    #expect(phone.layoutConflicts.isEmpty)

    let tablet = SceneDriver.footballGather(TestTransport(server))
    try await tablet.logIn()
    try tablet.selectTab("Matches")
    try await tablet.eventually(seesRow: "Team A 2")
    try tablet.selectSegment("Statistics")
    try await tablet.eventually(seesRow: "Ana, 1 played, 1 won")
    try await tablet.eventually(seesRow: "Cleo, 1 played, 0 won, 0 drawn, 1 lost")
    try await tablet.eventually(seesRow: "Fay, No matches yet")
    #expect(tablet.layoutConflicts.isEmpty)
  }

  private static let bar = "Match in progress, Team A 0, Team B 0"

  /// Returns a phone with a match in progress, and a tablet of the same account with its bar.
  private func phoneWithMatchAndTablet() async throws -> (phone: SceneDriver, tablet: SceneDriver) {
    let server = try await RealServer()
    let phone = SceneDriver.footballGather(TestTransport(server))
    try await phone.register()
    for name in ["Ana", "Bo"] {
      try await phone.addPlayer(name)
      try await phone.eventually(seesRow: name)
    }
    try await phone.startMatch("Ana", "Bo")
    let tablet = SceneDriver.footballGather(TestTransport(server))
    try await tablet.logIn()
    try await tablet.eventually(sees: Self.bar, .button)
    return (phone, tablet)
  }

  @Test func aMatchInProgressHasItsBarOnEveryDeviceOfTheAccount() async throws {
    let (_, tablet) = try await phoneWithMatchAndTablet()
    #expect(tablet.display.address?.path == "/players")
    #expect(try tablet.element(Self.bar, .button).hint == "Joins the match")
    try tablet.tap(Self.bar, .button)
    try await tablet.eventually(sees: "End Match", .button)
    #expect(tablet.display.address?.path == "/match")
    #expect(tablet.layoutConflicts.isEmpty)
  }

  @Test func aRematchThatBothPhonesStartFromTheResultIsOneMatch() async throws {
    let (phone, tablet) = try await phoneWithMatchAndTablet()
    try tablet.tap(Self.bar, .button)
    try await tablet.eventually(sees: "End Match", .button)
    try await phone.confirmEnd()

    for device in [phone, tablet] { try await device.eventually(sees: "Rematch", .button) }
    for device in [phone, tablet] { try device.tap("Rematch", .button) }
    for device in [phone, tablet] {
      try await device.eventually("the match is shown") {
        device.find("Rematch").isEmpty && !device.find("End Match", .button).isEmpty
      }
    }
    try phone.tap("Goal for Team A", .button)
    try tablet.tap("Goal for Team B", .button)
    for device in [phone, tablet] {
      try await device.eventually("both goals are shown") {
        ["A", "B"].allSatisfy { device.find("Score for Team \($0)").first?.value == "1" }
      }
    }
    #expect(tablet.layoutConflicts.isEmpty)
  }

  private func edit(_ name: String, on phone: SceneDriver) async throws {
    try phone.tap(phone.row(name))
    try await phone.eventually(seesRow: "Skill")
    try phone.tap(phone.row("Skill"))
    try await phone.eventually(seesRow: "Professional")
    try phone.tap(phone.row("Professional"))
    try phone.goBack()
    try await phone.eventually(seesRow: "Skill, Professional")
    try phone.goBack()
    try await phone.eventually(seesRow: "\(name), Skill: Professional")
  }

  @Test func theWholeAppWithoutAnAccountAndWithoutAServer() async throws {
    let transport = TestTransport(try await RealServer())
    transport.isDown = true
    let phone = SceneDriver.footballGather(transport)
    try await phone.eventually(sees: "Continue Without an Account", .button)
    try phone.tap("Continue Without an Account", .button)
    try await phone.eventually(sees: "Add Player", .button)
    for name in ["Ana", "Bo"] {
      try await phone.addPlayer(name)
      try await phone.eventually(seesRow: name)
    }
    try await phone.startMatch("Ana", "Bo")
    try phone.tap("Goal for Team B", .button)
    try await phone.endMatch()
    try phone.selectTab("Matches")
    try await phone.eventually(seesRow: "Team A 0")
    try phone.selectSegment("Statistics")
    try await phone.eventually(seesRow: "Bo, 1 played, 1 won")
    #expect(transport.requests.isEmpty)
  }
}
