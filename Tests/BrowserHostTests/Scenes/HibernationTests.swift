import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

/// Hidden scenes hibernate, and are restored when their page becomes visible.
@MainActor
struct HibernationTests {
  private let test: TestHost
  private let page = FakePage()

  init() throws {
    test = try TestHost { $0.hibernationDelay = .seconds(300) }
  }

  private func hello(_ id: String, seen: UInt64 = 0, isRemembered: Bool = false) -> Hello {
    Hello(
      page: page.name,
      rememberedScene: isRemembered ? id : nil,
      paintedScene: id,
      seen: seen,
      path: "",
      environment: SceneEnvironment(),
      languages: ["en"],
      timeZone: TimeZone.current.identifier
    )
  }

  /// Returns a live page's scene with the given restoration data.
  private func live(wanting data: Data? = Data("apples".utf8)) async throws -> SceneSession {
    let visitor = Visitor(token: nil, languages: ["en"])
    let session = try #require(
      await test.registry.paint(app: "fruit", path: nil, for: visitor)
    )
    _ = session.paint()
    test.admit(session)
    let hello = hello(session.id, seen: session.paintedNumber)
    _ = test.registry.connect(page, app: "fruit", token: session.device, hello: hello)
    scene.saved = data
    return session
  }

  private var scene: FakeScene { test.fruit.scenes[0] }

  private func send(_ session: SceneSession, _ activation: Activation) {
    session.receive(InputEvent(seen: session.lastNumber, action: .activation(activation)))
  }

  @Test func aSceneThatItsAppEndsIsForgotten() async throws {
    let session = try await live()
    test.registry.save(session)
    let kept = test.registry.restoration(session.device, "fruit")
    #expect(kept.data(of: session.id) != nil)
    scene.onDestruction?()
    #expect(page.closed == .destroyed)
    #expect(!scene.isConnected)
    #expect(test.registry.count == 0)
    #expect(kept.data(of: session.id) == nil)
  }

  @Test func aHiddenSceneHibernatesAfterItsDelay() async throws {
    let session = try await live()
    send(session, .background)
    test.clock.advance(by: .seconds(299))
    #expect(scene.isConnected && !page.isHibernated)
    test.clock.advance(by: .seconds(2))
    #expect(!scene.isConnected && page.isHibernated)
    #expect(page.closed == nil)
    #expect(test.registry.count == 0)
  }

  @Test func aVisibleSceneDoesNotHibernate() async throws {
    let session = try await live()
    send(session, .inactive)
    test.clock.advance(by: .seconds(3_600))
    #expect(scene.isConnected)
  }

  @Test func aSceneThatIsShownInTimeDoesNotHibernate() async throws {
    let session = try await live()
    send(session, .background)
    test.clock.advance(by: .seconds(200))
    send(session, .active)
    test.clock.advance(by: .seconds(3_600))
    #expect(scene.isConnected)
    send(session, .background)
    test.clock.advance(by: .seconds(301))
    #expect(!scene.isConnected)
  }

  @Test func aChangeRestartsTheDelayOfAHiddenScene() async throws {
    let session = try await live()
    send(session, .background)
    test.clock.advance(by: .seconds(200))
    scene.insert(.label, in: scene.tree.root, .text("a minute played"))
    scene.commit()
    test.clock.advance(by: .seconds(200))
    #expect(scene.isConnected)
    test.clock.advance(by: .seconds(300))
    #expect(!scene.isConnected)
  }

  @Test func aSceneWithoutRestorationDataDoesNotHibernate() async throws {
    let session = try await live(wanting: nil)
    send(session, .background)
    test.clock.advance(by: .seconds(3_600))
    #expect(scene.isConnected)
  }

  @Test func aHibernatedSceneIsRestoredFromItsData() async throws {
    let session = try await live()
    let token = session.device
    send(session, .background)
    scene.saved = Data("pears".utf8)
    test.clock.advance(by: .seconds(301))
    let woken = try #require(
      test.registry.connect(
        page,
        app: "fruit",
        token: token,
        hello: hello(session.id, seen: 9, isRemembered: true)
      )
    )
    #expect(woken.id == session.id && woken !== session)
    #expect(test.fruit.scenes.count == 2)
    #expect(test.fruit.scenes[1].request.restorationData == Data("pears".utf8))
    #expect(page.gotWhole)
    #expect(woken.isShown(by: page) && !woken.isHidden)
  }

  @Test func aHiddenSceneWaitsForItsPageAsLongAsAnyOther() async throws {
    let session = try await live()
    send(session, .background)
    test.clock.advance(by: .seconds(10))
    test.registry.disconnect(page, from: session)
    test.clock.advance(by: .seconds(599))
    #expect(scene.isConnected)
    test.clock.advance(by: .seconds(2))
    #expect(!scene.isConnected && !page.isHibernated)
  }
}
