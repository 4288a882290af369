import FootballGatherTesting
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The whole evening with a server that is down at every step: a clear message each time, and no
/// request is executed twice or lost.
@MainActor
struct ServerDownTests {
  @Test func aServerThatIsDownAtEveryStepCostsNothing() async throws {
    let server = try await RealServer()
    let transport = TestTransport(server)
    let phone = SceneDriver.footballGather(transport)
    transport.isDown = true

    try await phone.eventually(sees: "Register", .button)
    try phone.tap("Register", .button)
    try phone.type("ana", into: "Username")
    try phone.type("a good password", into: "Password")
    try await phone.fails(at: "Register")
    try await phone.onceUp(transport, "Register")
    try await phone.eventually(sees: "Add Player", .button)
    // The retry succeeded, so the first attempt never reached the server.
    #expect(transport.requests.count { $0.hasPrefix("POST /api/users") } >= 2)

    for name in ["Ana", "Bo"] { try await add(name, on: phone, over: transport) }
    try await rename("Bo", on: phone, over: transport)
    try await delete("Ana", on: phone, over: transport)
    try await add("Cleo", on: phone, over: transport)

    // A match starts without a server, and is sent once.
    transport.isDown = true
    try await phone.startMatch("Bobby", "Cleo")
    try phone.tap("Goal for Team B", .button)
    try await phone.confirmEnd()
    try await phone.closesMessage()
    try await phone.readResult()
    try phone.selectTab("Matches")
    try await phone.eventually(seesRow: "Team A 0")
    #expect(transport.requests.count { $0.hasPrefix("POST /api/gathers") } >= 1)
    transport.isDown = false
    try phone.pullToRefresh()
    try await phone.eventually("the result is the server's") {
      phone.find("Not sent yet").isEmpty
    }

    let tablet = SceneDriver.footballGather(TestTransport(server))
    try await tablet.logIn()
    try await tablet.eventually(seesRow: "Bobby")
    #expect(tablet.find(nil, .cell).count == 2)
    try tablet.selectTab("Matches")
    try await tablet.eventually(seesRow: "Team A 0")
    #expect(tablet.find(nil, .cell).count == 1)
    try tablet.selectSegment("Statistics")
    try await tablet.eventually(seesRow: "Cleo, 1 played, 1 won")
  }

  private func add(_ name: String, on phone: SceneDriver, over transport: TestTransport)
    async throws
  {
    transport.isDown = true
    try phone.tap("Add Player", .button)
    try await phone.eventually(sees: "First name", .textField)
    try phone.type(name, into: "First name")
    try await phone.fails(at: "Done")
    #expect(try phone.element("First name", .textField).value == name)
    try await phone.onceUp(transport, "Done")
    try await phone.eventually("the form is gone") { phone.find(nil, .sheet).isEmpty }
    try await phone.eventually(seesRow: name)
  }

  private func rename(_ name: String, on phone: SceneDriver, over transport: TestTransport)
    async throws
  {
    try phone.tap(phone.row(name))
    try await phone.eventually(seesRow: "First name")
    try phone.tap(phone.row("First name"))
    try await phone.eventually(sees: "First name", .textField)
    try phone.replaceText(of: "First name", with: "Bobby")
    transport.isDown = true
    try await phone.fails(at: "Done")
    try await phone.onceUp(transport, "Done")
    try await phone.eventually(seesRow: "First name, Bobby")
    try phone.goBack()
    try await phone.eventually(seesRow: "Bobby")
  }

  private func delete(_ name: String, on phone: SceneDriver, over transport: TestTransport)
    async throws
  {
    for isDown in [true, false] {
      transport.isDown = isDown
      try phone.swipe(phone.row(name).label)
      try phone.tapAction("Delete")
      try await phone.eventually("it asks") { !phone.find("Delete", .button).isEmpty }
      try phone.tap("Delete", .button)
      if isDown {
        try await phone.closesMessage()
        try await phone.eventually(seesRow: name)
      }
    }
    try await phone.eventually("\(name) is gone") { (try? phone.row(name)) == nil }
  }
}

extension SceneDriver {
  private static let sentence = "The server can"

  /// Taps a button, and expects the message that the server cannot be reached.
  fileprivate func fails(at button: String) async throws {
    try tap(button, .button)
    try await closesMessage()
  }

  /// Repeats the action while the server is available.
  fileprivate func onceUp(_ transport: TestTransport, _ button: String) async throws {
    transport.isDown = false
    try await eventually("\(button) can be tapped again") {
      find(button, .button).contains { $0.isEnabled }
    }
    try tap(button, .button)
  }

  /// Waits for the error message, and dismisses it if it is an alert.
  fileprivate func closesMessage() async throws {
    try await eventually("there is no server, it says") {
      elements.flatMap(\.all).contains { $0.label.contains(Self.sentence) }
        || elements.flatMap(\.all).contains { ($0.value ?? "").contains(Self.sentence) }
    }
    if !find("OK", .button).isEmpty { try tap("OK", .button) }
  }
}
