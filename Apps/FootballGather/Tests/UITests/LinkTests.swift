import FootballGatherTesting
import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Every screen has an address, also before a login and after the app was killed.
@MainActor
struct LinkTests {
  private func registered(on device: Device, _ server: RealServer) async throws -> SceneDriver {
    try await registered(on: device, TestTransport(server))
  }

  private func registered(on device: Device, _ transport: TestTransport) async throws -> SceneDriver
  {
    let phone = SceneDriver.footballGather(transport, on: device)
    try await phone.register()
    for name in ["Ana", "Bo"] {
      try await phone.addPlayer(name)
      try await phone.eventually(seesRow: name)
    }
    return phone
  }

  @Test func aLinkIsFollowedAfterTheLogin() async throws {
    let server = try await RealServer()
    _ = try await registered(on: .phone("en"), server)
    let tablet = SceneDriver.footballGather(TestTransport(server), path: "/players/2")
    try await tablet.eventually(sees: "Log In", .button)
    try tablet.type("ana", into: "Username")
    try tablet.type("a good password", into: "Password")
    try tablet.tap("Log In", .button)
    try await tablet.eventually(seesRow: "Preferred position")
    try await tablet.eventually(sees: "Bo", .bar)
    try tablet.goBack()
    try await tablet.eventually(sees: "Add Player", .button)
  }

  @Test(arguments: [
    ("players/new", "First name"), ("gathers", "Statistics"), ("account", "Language"),
    ("account/language", "English"), ("match", "No Match in Progress"),
    ("players/99", "Player Not Found"), ("nowhere/7", "Page Not Found"),
  ])
  func anAddressLeadsToItsScreen(_ path: String, _ seen: String) async throws {
    let server = try await RealServer()
    let device = Device.phone("en")
    _ = try await registered(on: device, server)
    let again = SceneDriver.footballGather(TestTransport(server), on: device, path: "/\(path)")
    try await again.eventually("\(seen) is seen") {
      again.elements.flatMap(\.all).contains { $0.label.hasPrefix(seen) }
    }
  }

  @Test func aKilledAppComesBackToWhereItWas() async throws {
    let server = try await RealServer()
    let device = Device.phone("en")
    let first = try await registered(on: device, server)
    try first.tap(first.row("Bo"))
    try await first.eventually(seesRow: "Preferred position")
    let data = try #require(first.scene.restorationData())
    first.scene.disconnect()
    let second = SceneDriver.footballGather(
      TestTransport(server),
      on: device,
      restorationData: data
    )
    try await second.eventually(sees: "Bo", .bar)
    try second.goBack()
    try await second.eventually(sees: "Add Player", .button)
  }

  @Test func aMatchInProgressSurvivesAKilledAppAndALostNetwork() async throws {
    let server = try await RealServer()
    let device = Device.phone("en")
    let firstLine = TestTransport(server)
    let first = try await registered(on: device, firstLine)
    try await first.startMatch("Ana", "Bo")
    try first.tap("Goal for Team A", .button)
    // Changes are sent after they are stored.
    try await first.eventually("the score is sent") {
      firstLine.requests.contains { $0.hasSuffix("/changes") }
    }
    let data = try #require(first.scene.restorationData())
    // The app was killed, so it sends nothing more.
    firstLine.isDown = true
    first.scene.disconnect()

    let transport = TestTransport(server)
    transport.isDown = true
    let second = SceneDriver.footballGather(transport, on: device, restorationData: data)
    try await second.eventually(sees: "End Match", .button)
    try second.tap("Goal for Team A", .button)
    try await second.confirmEnd()
    try await second.eventually(sees: "OK", .button)
    try second.tap("OK", .button)
    try await second.readResult()
    try await second.eventually(sees: "Add Player", .button)

    transport.isDown = false
    second.send(.activation(.background))
    second.send(.activation(.active))
    try await second.eventually("the result is sent") {
      transport.requests.contains { $0.hasSuffix("/changes") }
    }
    try second.selectTab("Matches")
    try await second.eventually(seesRow: "Team A 2")
  }
}
