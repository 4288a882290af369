import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct SceneRegistryTests: SceneVisiting {
  /// Returns a scene that has navigated, and whose page, named "one", has disconnected.
  private func leftAtThirdFruit(
    _ test: TestHost
  ) async throws -> (session: SceneSession, scene: FakeScene) {
    let session = try await test.painted()
    let page = FakePage(name: "one")
    _ = connect(test, page, session, hello(page: "one", painted: session))
    let scene = try #require(test.fruit.scenes.first)
    scene.address = Address(path: "/3", depth: 1, title: "Fruit 3")
    scene.commit()
    test.registry.disconnect(page, from: session)
    return (session, scene)
  }

  @Test func aFirstVisitIsPaintedInTheZoneThatItsCookieNames() async throws {
    let test = try TestHost()
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let visitor = Visitor(token: nil, languages: ["en"], zone: zone)
    let session = try #require(
      await test.registry.paint(app: "fruit", path: nil, for: visitor)
    )
    _ = session.paint()
    test.admit(session)
    let live = connect(test, FakePage(), session, hello(painted: session, zone: zone))
    #expect(live === session)
    #expect(test.fruit.scenes.count == 1)
  }

  @Test func filesOfAFormerProcessEndWithTheFirstSceneOfEachApp() throws {
    let test = try TestHost(otherApps: ["nuts"])
    let token = DeviceToken()
    func receivedFile(_ app: String) throws -> URL {
      let folder = test.registry.devices.receivedFiles(of: token, app: app)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "a.txt")
      try Data("text".utf8).write(to: file)
      return file
    }
    func open(_ app: String) throws {
      let session = test.registry.open(
        app: app,
        path: nil,
        token: token,
        languages: ["en"],
        zone: .gmt
      )
      _ = try #require(session)
    }
    let files = try ["fruit", "nuts"].map(receivedFile)
    let exist = { files.map { FileManager.default.fileExists(atPath: $0.path) } }
    try open("fruit")
    #expect(exist() == [false, true])
    try open("nuts")
    #expect(exist() == [false, false])
    // Those of the current process stay.
    let current = try receivedFile("fruit")
    try open("fruit")
    #expect(FileManager.default.fileExists(atPath: current.path))
  }

  @Test func restorationDataIsWrittenWithinASecondOfAChange() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    _ = connect(test, FakePage(), session, hello(painted: session))
    test.clock.advance(by: .seconds(2))
    let store = test.registry.restoration(session.device, "fruit")
    let scene = try #require(test.fruit.scenes.first)
    scene.saved = Data("first".utf8)
    session.receive(InputEvent(seen: session.lastNumber, action: .activation(.active)))
    scene.saved = Data("second".utf8)
    session.receive(InputEvent(seen: session.lastNumber, action: .activation(.active)))
    test.clock.advance(by: .milliseconds(900))
    #expect(store.data(of: session.id) != Data("second".utf8))
    test.clock.advance(by: .milliseconds(200))
    #expect(store.data(of: session.id) == Data("second".utf8))
  }

  @Test func aSceneThatCannotBeSavedOrRestoredIsLogged() async throws {
    let log = LogSpy()
    let test = try TestHost(log: log)
    let session = try await test.painted()
    let page = FakePage()
    _ = connect(test, page, session, hello(painted: session))
    let folder = test.registry.devices.sceneFolder(of: session.device, app: "fruit")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    // A file prevents the creation of the folder.
    try Data().write(to: folder)
    let scene = try #require(test.fruit.scenes.first)
    for text in ["one", "two"] {
      scene.saved = Data(text.utf8)
      test.registry.save(session)
    }
    #expect(log.lines.count { $0.contains("cannot be saved") && $0.contains(folder.path) } == 1)

    try FileManager.default.removeItem(at: folder)
    // A folder prevents the creation of the file.
    try FileManager.default.createDirectory(
      at: folder.appending(path: session.id),
      withIntermediateDirectories: true
    )
    #expect(test.registry.restoration(session.device, "fruit").data(of: session.id) == nil)
    #expect(log.lines.count { $0.contains("cannot be restored") && $0.contains(session.id) } == 1)
  }

  @Test func aFirstPaintDoesNotWaitForRemovedPlaceholders() throws {
    let test = try TestHost()
    let session = try #require(
      test.registry.open(
        app: "fruit",
        path: nil,
        token: DeviceToken(),
        languages: ["en"],
        zone: .gmt
      )
    )
    let scene = try #require(test.fruit.scenes.first)
    let placeholder = scene.insert(.view, in: scene.tree.root)
    scene.insert(.activityIndicator, in: placeholder, .isAnimating(true))
    scene.commit()
    #expect(session.isLoading)
    scene.remove(placeholder)
    scene.commit()
    #expect(!session.isLoading)
  }

  /// A first visitor from another time zone gets another scene than the painted one.
  @Test(arguments: [true, false])
  func aPageKeepsItsPaintedContentWhileAnotherSceneLoads(loads: Bool) async throws {
    let test = try TestHost { $0.firstPaintPatience = .milliseconds(250) }
    let painted = try await test.painted()
    var spinner: NodeID?
    test.fruit.onConnect = {
      spinner = $0.insert(.activityIndicator, in: $0.tree.root, .isAnimating(true))
    }
    let zone = try #require(TimeZone(secondsFromGMT: TimeZone.current.secondsFromGMT() + 3_600))
    let page = FakePage()
    let shown = try #require(connect(test, page, painted, hello(painted: painted, zone: zone)))
    #expect(shown !== painted)
    #expect(shown.isShown(by: page))
    #expect(page.messages.isEmpty)
    if loads {
      let scene = try #require(test.fruit.scenes.last)
      scene.remove(try #require(spinner))
      scene.commit()
      while page.messages.isEmpty { await Task.yield() }
    } else {
      test.clock.advance(by: .milliseconds(250))
    }
    #expect(page.messages.first == "[\"scene\",\"\(shown.id)\"]")
    #expect(page.gotWhole)
  }

  @Test func aPageThatLeavesWhileItsSceneLoadsGetsNothing() async throws {
    let test = try TestHost { $0.firstPaintPatience = .milliseconds(250) }
    let painted = try await test.painted()
    test.fruit.onConnect = { $0.insert(.activityIndicator, in: $0.tree.root, .isAnimating(true)) }
    let zone = try #require(TimeZone(secondsFromGMT: TimeZone.current.secondsFromGMT() + 3_600))
    let page = FakePage()
    let shown = try #require(connect(test, page, painted, hello(painted: painted, zone: zone)))
    test.registry.disconnect(page, from: shown)
    test.clock.advance(by: .milliseconds(250))
    #expect(page.messages.isEmpty)
    #expect(!shown.isLive)
  }

  @Test func aClaimedSceneSendsTheCommitsThatItsPageMissed() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let scene = try #require(test.fruit.scenes.first)
    let window = try #require(scene.tree.root)
    scene.insert(.label, in: window, .text("late"))
    scene.commit()
    let page = FakePage()
    let shown = connect(test, page, session, hello(painted: session))
    #expect(shown === session)
    #expect(page.messages.first == "[\"scene\",\"\(session.id)\"]")
    #expect(!page.gotWhole)
    #expect(page.messages.contains { $0.contains("late") })
    test.clock.advance(by: .seconds(60))
    #expect(scene.isConnected)
    #expect(test.devices.count == 1)
  }

  /// A scene that is restored, or still starts, has no path at first.
  @Test(arguments: [("/3", true), ("/7", false)])
  func thePageAddressIsOpenedOnceItsRememberedSceneHasAnotherPath(
    path: String,
    isOpened: Bool
  ) async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let former = FakePage(name: "one")
    _ = connect(test, former, session, hello(page: "one", painted: session))
    let scene = try #require(test.fruit.scenes.first)
    scene.address = Address(path: nil, depth: 0, title: "")
    scene.commit()
    test.registry.disconnect(former, from: session)
    let count = scene.events.count
    let page = FakePage(name: "two")
    let shown = connect(test, page, session, hello(page: "two", remembered: session.id))
    #expect(shown === session)
    scene.commit()
    let opening = InputEvent.Action.open(path: "/7")
    #expect(!scene.events.dropFirst(count).contains { $0.action == opening })
    scene.address = Address(path: path, depth: 1, title: "Fruit")
    scene.commit()
    // Runs after the task that follows the page's address.
    await Task {}.value
    #expect(scene.events.dropFirst(count).contains { $0.action == opening } == isOpened)
  }

  @Test func aReloadKeepsItsSceneAndEndsThePaintedOne() async throws {
    let test = try TestHost()
    let first = try await test.painted()
    let page = FakePage()
    let session = try #require(connect(test, page, first, hello(painted: first)))
    test.registry.disconnect(page, from: session)
    let second = try #require(
      await test.registry.paint(
        app: "fruit",
        path: nil,
        for: Visitor(token: first.device, languages: ["en"])
      )
    )
    _ = second.paint()
    #expect(second.device == first.device)
    let again = FakePage(name: "other")
    let shown = connect(test, again, first, hello(remembered: first.id, painted: second))
    #expect(shown === first)
    #expect(again.gotWhole)
    // The page has begun to load the resources of the painted scene.
    #expect(test.registry.count == 2)
    #expect(test.fruit.scenes[1].events.last?.action == .activation(.background))
    test.clock.advance(by: test.registry.configuration.unclaimedLifetime)
    #expect(test.registry.count == 1)
    #expect(test.fruit.scenes[1].isConnected == false)
  }

  @Test func anAddressChangedByHandIsOpenedInTheSameScene() async throws {
    let test = try TestHost()
    let (session, scene) = try await leftAtThirdFruit(test)
    var other = hello(page: "two", remembered: session.id)
    other.path = "/5"
    _ = connect(test, FakePage(name: "two"), session, other)
    #expect(scene.events.last?.action == .open(path: "/5"))
    var same = hello(page: "three", remembered: session.id)
    same.path = "/3"
    _ = connect(test, FakePage(name: "three"), session, same)
    #expect(!scene.events.contains { $0.action == .open(path: "/3") })
  }

  @Test func anUnknownLinkIsOpenedOnceAndReplacedByTheScenesAddress() async throws {
    let test = try TestHost()
    let visitor = Visitor(token: nil, languages: ["en"])
    let session = try #require(
      await test.registry.paint(app: "fruit", path: "/nowhere", for: visitor)
    )
    _ = session.paint()
    test.admit(session)
    let scene = try #require(test.fruit.scenes.last)
    let page = FakePage()
    var first = hello(painted: session)
    first.path = "/nowhere"
    _ = connect(test, page, session, first)
    #expect(!scene.events.contains { $0.action == .open(path: "/nowhere") })
    #expect(page.messages.contains { $0.contains("\"at\":[\"\",0,\"Fruit\"]") })
    test.registry.disconnect(page, from: session)
    var byHand = hello(page: "two", remembered: session.id)
    byHand.path = "/nowhere"
    _ = connect(test, FakePage(name: "two"), session, byHand)
    #expect(scene.events.last?.action == .open(path: "/nowhere"))
  }

  @Test(
    "A tap just before a disconnection was undone by the old address of the page"
  )
  func aReturningPageDoesNotMoveItsSceneToItsOldAddress() async throws {
    let test = try TestHost()
    let (session, scene) = try await leftAtThirdFruit(test)
    var back = hello(page: "one", remembered: session.id)
    back.path = "/7"
    _ = connect(test, FakePage(name: "one"), session, back)
    #expect(scene.events.last?.action != .open(path: "/7"))
    back.page = "two"
    test.registry.disconnect(try #require(session.page), from: session)
    _ = connect(test, FakePage(name: "two"), session, back)
    #expect(scene.events.last?.action == .open(path: "/7"))
  }

  @Test func aSecondLiveClaimGetsItsOwnScene() async throws {
    let test = try TestHost()
    let first = try await test.painted()
    let page = FakePage(name: "one")
    _ = connect(test, page, first, hello(page: "one", painted: first))
    let copy = FakePage(name: "two")
    let shown = connect(test, copy, first, hello(page: "two", remembered: first.id))
    #expect(shown != nil && shown !== first)
    #expect(page.closed == nil)
    #expect(copy.gotWhole)
    #expect(test.fruit.scenes.last?.request.path == "/7")
  }

  @Test("A reload received a new scene while its old connection was still open")
  func aPageTakesTheSceneOfThePageThatItsTabHasLeft() async throws {
    let test = try TestHost()
    let first = try await test.painted()
    let old = FakePage(name: "one")
    _ = connect(test, old, first, hello(page: "one", painted: first))
    let new = FakePage(name: "two")
    let reloaded = hello(page: "two", predecessor: "one", remembered: first.id)
    #expect(connect(test, new, first, reloaded) === first)
    #expect(old.closed == .taken)
    // A predecessor of the third page does not identify the second one, which is live.
    let third = hello(page: "three", predecessor: "one", remembered: first.id)
    #expect(connect(test, FakePage(name: "three"), first, third) !== first)
    #expect(new.closed == nil)
  }

  @Test func aReturningPageTakesItsSceneFromItsOldConnection() async throws {
    let test = try TestHost()
    let first = try await test.painted()
    let old = FakePage()
    _ = connect(test, old, first, hello(painted: first))
    let new = FakePage()
    let shown = connect(test, new, first, hello(remembered: first.id))
    #expect(shown === first)
    #expect(old.closed == .taken)
    #expect(new.gotWhole)
    // The old connection's late end has no effect.
    test.registry.disconnect(old, from: first)
    #expect(first.isLive)
  }

  @Test func aLongTurnIsLoggedByTheClassOfItsScreenAndNothingThatIsOnIt() async throws {
    let log = LogSpy()
    let test = try TestHost(log: log) { $0.longTurn = .zero }
    let session = try await test.painted()
    _ = connect(test, FakePage(), session, hello(painted: session))
    let turns = log.lines.filter { $0.hasPrefix("warning: A turn took long.") }
    #expect(!turns.isEmpty)
    #expect(turns.allSatisfy { $0.contains("FruitScreen") && $0.contains("milliseconds") })
    #expect(!session.title.isEmpty)
    #expect(!log.lines.contains { $0.contains("Fruit 0") || $0.contains("\(session.title)\"") })
  }

  @Test func aTimeZoneOtherThanPaintedMakesANewScene() async throws {
    let test = try TestHost()
    let session = try await test.painted()
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let page = FakePage()
    let shown = connect(test, page, session, hello(painted: session, zone: zone))
    #expect(shown !== session)
    #expect(test.fruit.scenes.last?.request.device.timeZone == zone)
    #expect(test.registry.devices.timeZone(of: session.device) == zone)
    #expect(test.fruit.scenes.first?.events.last?.action == .activation(.background))
  }
}
