import FootballGatherTesting
import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// A device has one set of repositories, whose database is open while a scene is in the foreground.
@MainActor
struct AppLifeTests {
  @Test func theDatabaseClosesWithTheLastAwakeSceneAndOpensWhenItIsNeeded() async throws {
    let device = Device.phone("en")
    let phone = SceneDriver.footballGather(TestTransport(try await RealServer()), on: device)
    try await phone.register()
    try await phone.eventually("the database is open") { isOpen(in: device) }
    phone.send(.activation(.inactive))
    #expect(isOpen(in: device))
    phone.send(.activation(.background))
    try await phone.eventually("the database is closed") { !isOpen(in: device) }
    phone.send(.activation(.active))
    try await phone.addPlayer("Ana")
    try await phone.eventually(seesRow: "Ana")
    #expect(isOpen(in: device))
  }

  @Test func aMatchInProgressKeepsNothingOpenInTheBackground() async throws {
    let device = Device.phone("en")
    let transport = TestTransport(try await RealServer())
    let phone = SceneDriver.footballGather(transport, on: device)
    try await phone.register()
    for name in ["Ana", "Bo"] {
      try await phone.addPlayer(name)
      try await phone.eventually(seesRow: name)
    }
    try await phone.startMatch("Ana", "Bo")
    try await phone.eventually("the match is followed") { transport.streamCount == 1 }
    phone.send(.activation(.background))
    try await phone.eventually("the database is closed") { !isOpen(in: device) }
    try await phone.eventually("the stream has ended") { transport.streamCount == 0 }
    phone.send(.activation(.active))
    try await phone.eventually("the match is followed again") { transport.streamCount == 1 }
    try phone.tap("Goal for Team A", .button)
    try await phone.endMatch()
  }

  @Test func theListsAreFetchedWhenTheAppComesBack() async throws {
    let server = try await RealServer()
    let phone = SceneDriver.footballGather(TestTransport(server), on: .phone("en"))
    try await phone.register()
    try await phone.addPlayer("Ana")
    try await phone.eventually(seesRow: "Ana")
    phone.send(.activation(.background))
    let tablet = SceneDriver.footballGather(TestTransport(server), on: .phone("en"))
    try await tablet.logIn()
    try await tablet.eventually(seesRow: "Ana")
    try await tablet.addPlayer("Bo")
    try await tablet.eventually(seesRow: "Bo")
    phone.send(.activation(.active))
    try await phone.eventually(seesRow: "Bo")
  }

  /// Returns whether this process has opened a database in the device's folder.
  private func isOpen(in device: Device) -> Bool {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.contains { descriptor in
      let link = "/proc/self/fd/\(descriptor)"
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      return file?.contains("\(device.id)/") == true && file?.hasSuffix(".sqlite") == true
    }
  }
}
