internal import FootballGatherApp
internal import FootballGatherModel
internal import Foundation
internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// Football Gather on a new phone, from the first screen to the statistics after the match, with
/// everything except the connection to a server: screens and presenters, with services in memory,
/// and with the app's own, which store everything in SQLite.
@MainActor
var wholeMatch: Row {
  Row(
    name: "whole match, headless",
    aim: .microseconds(5_000),
    usesManyThreads: true,
    ours: .footballGather("services in memory", MemoryAppDelegate.self),
    baselines: [.footballGather("services in SQLite", OfflineAppDelegate.self)]
  )
}

extension Subject {
  fileprivate static func footballGather(
    _ name: String,
    _ delegate: any UIApplicationDelegate.Type
  ) -> Subject {
    Subject(name: name) { times in
      for _ in 0..<times {
        do {
          try await playMatch(delegate)
        } catch {
          preconditionFailure("Expected a match from start to end, got: \(error)")
        }
      }
    }
  }
}

@MainActor
private func playMatch(
  _ delegate: any UIApplicationDelegate.Type
) async throws {
  let device = Device.forTests
  defer { try? FileManager.default.removeItem(at: device.container) }
  let phone = SceneDriver(delegateClass: delegate, device: device)
  defer { phone.scene.disconnect() }
  try await phone.eventually(sees: "Continue Without an Account", .button)
  try phone.tap("Continue Without an Account", .button)
  try await phone.eventually(sees: "Add Player", .button)
  for name in ["Ana", "Bo"] { try await phone.add(name) }
  try phone.tap("Select", .button)
  for name in ["Ana", "Bo"] { try phone.tap(phone.row(name)) }
  try phone.tap("Make Teams", .button)
  try await phone.eventually("the bench is there") {
    phone.find("Select").isEmpty && phone.hasRow("Bo")
  }
  for (name, team) in [("Ana", 1), ("Bo", 2)] {
    try phone.moveRow(phone.row(name).label, toEndOfSection: team)
  }
  try phone.tap("Start Match", .button)
  try await phone.eventually(sees: "End Match", .button)
  try phone.tap("Goal for Team B", .button)
  try phone.tap("End Match", .button)
  try await phone.eventually("it is asked") { !phone.find(nil, .alert).isEmpty }
  if let confirm = phone.find("End Match", .button).last { try phone.tap(confirm) }
  try await phone.eventually(sees: "Rematch", .button)
  try phone.tap("Done", .button)
  try await phone.eventually("the match is left") {
    phone.find("End Match", .button).isEmpty && phone.find(nil, .sheet).isEmpty
  }
  try phone.selectTab("Matches")
  try await phone.eventually("the match is listed") { phone.hasRow("Team A 0") }
  try phone.selectSegment("Statistics")
  try await phone.eventually("Bo has won") { phone.hasRow("Bo, 1 played, 1 won") }
}

extension SceneDriver {
  fileprivate func hasRow(_ beginning: String) -> Bool {
    find(nil, .cell).contains { $0.label.hasPrefix(beginning) }
  }

  fileprivate func row(_ beginning: String) throws -> Element {
    let row = find(nil, .cell).first { $0.label.hasPrefix(beginning) }
    return try row ?? element(beginning, .cell)
  }

  fileprivate func add(_ name: String) async throws {
    try tap("Add Player", .button)
    try await eventually(sees: "First name", .textField)
    try type(name, into: "First name")
    try tap("Done", .button)
    try await eventually("\(name) is listed") { find(nil, .sheet).isEmpty && hasRow(name) }
  }
}

/// The app on a phone that never reaches a server.
private final class OfflineAppDelegate: FootballGatherAppDelegate {
  override var configuration: FootballGatherConfiguration {
    var configuration = FootballGatherConfiguration.local
    configuration.transport = NoLine()
    return configuration
  }
}

private struct NoLine: GatherTransport {
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    throw .offline
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    AsyncThrowingStream { $0.finish(throwing: GatherServiceError.offline) }
  }
}
