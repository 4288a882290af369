import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

/// The lifetimes and the number of scenes.
@MainActor
struct SceneLifetimeTests: SceneVisiting {
  @Test func aFirstVisitMakesNoDeviceAndItsSceneLivesTenSeconds() async throws {
    let test = try TestHost()
    let session = await test.registry.paint(
      app: "fruit",
      path: "/7",
      for: Visitor(token: nil, languages: ["zh-Hans", "en"])
    )
    #expect(session != nil)
    #expect(test.devices.isEmpty)
    let scene = try #require(test.fruit.scenes.first)
    #expect(scene.request.path == "/7")
    #expect(scene.request.device.languages == ["zh-Hans", "en"])
    test.clock.advance(by: .seconds(9.9))
    #expect(scene.isConnected)
    test.clock.advance(by: .seconds(0.2))
    #expect(!scene.isConnected)
    #expect(test.registry.count == 0)
  }

  @Test func aSceneWaitsForItsPageAndThenEnds() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let scene = try #require(test.fruit.scenes.first)
    let page = FakePage()
    _ = connect(test, page, session, hello(painted: session))
    test.registry.disconnect(page, from: session)
    #expect(scene.events.last?.action == .activation(.background))
    test.clock.advance(by: .seconds(599))
    #expect(scene.isConnected)
    test.clock.advance(by: .seconds(2))
    #expect(!scene.isConnected)
    #expect(test.devices.count == 1, "A device that was live keeps its folder.")
  }

  @Test func anEndedSceneIsRestoredFromItsData() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let page = FakePage()
    _ = connect(test, page, session, hello(painted: session))
    test.fruit.scenes.first?.saved = Data("kept".utf8)
    test.registry.disconnect(page, from: session)
    test.clock.advance(by: .seconds(601))
    let shown = connect(test, FakePage(), session, hello(remembered: session.id))
    #expect(shown?.id == session.id)
    #expect(test.fruit.scenes.last?.request.restorationData == Data("kept".utf8))
  }

  @Test func theNumberOfScenesOfADeviceIsLimited() async throws {
    let test = try TestHost { $0.maximumScenesPerDevice = 2 }
    let first = try await test.painted()
    let visitor = Visitor(token: first.device, languages: ["en"])
    for _ in 0..<3 { _ = await test.registry.paint(app: "fruit", path: nil, for: visitor) }
    #expect(test.registry.count == 2)
    #expect(test.fruit.scenes.filter(\.isConnected).count == 2)
  }

  @Test func visitorsWithoutADeviceDoNotReplaceAWaitingScene() async throws {
    let test = try TestHost { $0.maximumScenes = 2 }
    let waiting = try await test.painted()
    let page = FakePage()
    _ = connect(test, page, waiting, hello(painted: waiting))
    test.registry.disconnect(page, from: waiting)
    let stranger = Visitor(token: nil, languages: ["en"])
    for _ in 0..<3 { _ = await test.registry.paint(app: "fruit", path: nil, for: stranger) }
    #expect(test.registry.count == 2)
    #expect(test.registry[waiting.id] != nil)
  }

  @Test func aHostFullOfLivePagesRejectsAnother() async throws {
    let test = try TestHost { $0.maximumScenes = 1 }
    let session = try await test.painted()
    _ = connect(test, FakePage(), session, hello(painted: session))
    let more = await test.registry.paint(
      app: "fruit",
      path: nil,
      for: Visitor(token: nil, languages: ["en"])
    )
    #expect(more == nil)
    #expect(session.isLive)
  }

  @Test func theEndOfTheHostEndsEveryScene() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let page = FakePage()
    _ = connect(test, page, session, hello(painted: session))
    test.registry.endAll()
    #expect(page.closed == .goingAway)
    #expect(test.fruit.scenes.allSatisfy { !$0.isConnected })
    #expect(test.registry.count == 0)
  }
}
