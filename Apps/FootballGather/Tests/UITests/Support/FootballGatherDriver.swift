import FootballGatherTesting
import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens Football Gather on a phone.
  static func footballGather(
    _ transport: TestTransport,
    on phone: Device = .phone("en"),
    path: String? = nil,
    restorationData: Data? = nil
  ) -> SceneDriver {
    TestAppDelegate.nextTransport = transport
    return SceneDriver(
      delegateClass: TestAppDelegate.self,
      device: phone,
      path: path,
      restorationData: restorationData
    )
  }

  /// Returns the row whose label has this prefix.
  func row(_ beginning: String) throws -> Element {
    let row = find(nil, .cell).first { $0.label.hasPrefix(beginning) }
    return try row ?? element(beginning, .cell)
  }

  /// Runs the app until a row with this prefix in its label appears.
  func eventually(seesRow beginning: String) async throws {
    try await eventually("a row \"\(beginning)…\" appears") {
      find(nil, .cell).contains { $0.label.hasPrefix(beginning) }
    }
  }

  /// Assigns a player to each team, and starts the match.
  func startMatch(_ one: String, _ other: String) async throws {
    try tap("Select", .button)
    try tap(row(one))
    try tap(row(other))
    try tap("Make Teams", .button)
    try await eventually("the bench is there") {
      (try? row(other)) != nil && find("Select").isEmpty
    }
    try moveRow(row(one).label, toEndOfSection: 1)
    try moveRow(row(other).label, toEndOfSection: 2)
    try tap("Start Match", .button)
    try await eventually(sees: "End Match", .button)
  }

  /// Ends the match in progress, and dismisses its result.
  func endMatch() async throws {
    try await confirmEnd()
    try await readResult()
  }

  func confirmEnd() async throws {
    try tap("End Match", .button)
    try await eventually("it is asked") { !find(nil, .alert).isEmpty }
    try tap(#require(find("End Match", .button).last))
  }

  func readResult() async throws {
    try await eventually(sees: "Rematch", .button)
    try tap("Done", .button)
    try await eventually("the match is left") {
      find("End Match", .button).isEmpty && find(nil, .sheet).isEmpty
    }
  }

  /// Fills in the login form and registers.
  func register(_ name: String = "ana") async throws {
    try await eventually(sees: "Register", .button)
    try tap("Register", .button)
    try type(name, into: "Username")
    try type("a good password", into: "Password")
    try tap("Register", .button)
    try await eventually(sees: "Add Player", .button)
  }

  func logIn(_ name: String = "ana") async throws {
    try await eventually(sees: "Log In", .button)
    try type(name, into: "Username")
    try type("a good password", into: "Password")
    try tap("Log In", .button)
    try await eventually(sees: "Players", .bar)
  }

  /// Adds a player with the form in the sheet.
  func addPlayer(_ first: String, _ last: String = "") async throws {
    try tap("Add Player", .button)
    try await eventually(sees: "First name", .textField)
    try type(first, into: "First name")
    if !last.isEmpty { try type(last, into: "Last name") }
    try tap("Done", .button)
    try await eventually("the form is gone") { find(nil, .sheet).isEmpty }
  }
}

extension Device {
  /// Returns a new phone in this language.
  static func phone(_ language: String) -> Device {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language)
    return device
  }
}
