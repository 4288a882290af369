import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Waits until the screen shows no loading indicator, and has not changed for a while.
  ///
  /// - Throws: `DriverError` if that takes longer than a minute.
  func rest() async throws {
    var number = display.tree.number
    var since = ContinuousClock.now
    try await eventually("the screen rests") {
      let now = ContinuousClock.now
      if display.tree.number != number || display.tree.nodes.values.contains(where: \.isAnimating) {
        (number, since) = (display.tree.number, now)
      }
      return now - since > .milliseconds(300)
    }
  }

  /// Taps a row, and goes back.
  ///
  /// - Parameter index: The row's number among those shown, from 0.
  /// - Returns: The path of the screen that the row opens.
  /// - Throws: `DriverError` if there is no such row, or it opens nothing.
  func path(ofRow index: Int) async throws -> String {
    let start = display.address?.path
    try await eventually("row \(index) is there") { find(nil, .cell).count > index }
    try await rest()
    try tap(find(nil, .cell)[index])
    try await eventually("row \(index) leads to a screen") { display.address?.path != start }
    let path = display.address?.path ?? "/"
    try await rest()
    if !find(nil, .backButton).isEmpty { try goBack() }
    try await rest()
    return path
  }

  // MARK: Football Gather

  /// Registers an account on this program's server.
  func register() async throws {
    try await eventually(sees: "Register", .button)
    try type("ana-\(UUID().uuidString.prefix(8))", into: "Username")
    try type("a good password", into: "Password")
    try tap("Register", .button)
    try await eventually(sees: "Add Player", .button)
  }

  func addPlayer(_ name: String) async throws {
    try tap("Add Player", .button)
    try await eventually(sees: "First name", .textField)
    try type(name, into: "First name")
    try tap("Done", .button)
    try await eventually("\(name) is among the players") {
      find(nil, .cell).contains { $0.label.hasPrefix(name) }
    }
  }

  /// Plays a match between two teams, which the first one wins.
  func playMatch(_ first: [String], _ second: [String]) async throws {
    try tap("Select", .button)
    for name in first + second { try tap(row(name)) }
    try tap("Make Teams", .button)
    try await eventually("the players are there") { second.allSatisfy { (try? row($0)) != nil } }
    for (number, team) in [first, second].enumerated() {
      for name in team { try moveRow(row(name).label, toEndOfSection: number + 1) }
    }
    try tap("Start Match", .button)
    try await eventually(sees: "End Gather", .button)
    try increment("Score for Team A")
    try tap("End Gather", .button)
    try await eventually(sees: "Yes", .button)
    try tap("Yes", .button)
    try await eventually(sees: "Add Player", .button)
  }

  private func row(_ name: String) throws -> Element {
    guard let row = find(nil, .cell).first(where: { $0.label.hasPrefix(name) }) else {
      return try element(name, .cell)
    }
    return row
  }
}
