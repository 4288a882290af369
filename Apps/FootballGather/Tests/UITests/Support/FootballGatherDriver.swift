import FootballGatherTesting
import Foundation
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

  /// Fills the login's form in and registers.
  func register(_ name: String = "ana") async throws {
    try await eventually(sees: "Register", .button)
    try type(name, into: "Username")
    try type("a good password", into: "Password")
    try tap("Register", .button)
    try await eventually(sees: "Add player", .button)
  }

  func logIn(_ name: String = "ana") async throws {
    try await eventually(sees: "Login", .button)
    try type(name, into: "Username")
    try type("a good password", into: "Password")
    try tap("Login", .button)
    try await eventually(sees: "Players", .heading)
  }

  /// Adds a player with the form in the sheet.
  func addPlayer(_ first: String, _ last: String = "") async throws {
    try tap("Add player", .button)
    try await eventually(sees: "First name", .textField)
    try type(first, into: "First name")
    if !last.isEmpty { try type(last, into: "Last name") }
    try tap("Done", .button)
    try await eventually("the form is gone") { find(nil, .sheet).isEmpty }
  }
}

extension Device {
  /// A new phone whose owner reads this language.
  static func phone(_ language: String) -> Device {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language)
    return device
  }
}
