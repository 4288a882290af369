import Foundation
import Synchronization
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: "Managing your app's life cycle", `UISceneDelegate`.
///
/// Serialized: UIKit makes delegates itself, so that they log to one place.
@MainActor
@Suite(.serialized)
struct SceneTests {
  init() {
    LoggingSceneDelegate.log = CallLog()
  }

  private var log: CallLog { LoggingSceneDelegate.log }

  @Test func theTitleOfASceneTakesPrecedenceOverThatOfItsScreen() throws {
    let screen = UIViewController()
    screen.title = "Match"
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    #expect(driver.display.address?.title == "Match")
    let scene = try #require(screen.view.window?.windowScene)
    scene.title = "Time Is Up"
    driver.settle()
    #expect(driver.display.address?.title == "Time Is Up")
    scene.title = ""
    driver.settle()
    #expect(driver.display.address?.title == "Match")
  }

  @Test func connectingEndsInTheForeground() {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    #expect(
      log.take() == [
        "launched", "configuration", "connect", "willEnterForeground", "didBecomeActive",
      ]
    )
    #expect(driver.screen == "bar \"Home\"")
  }

  /// A host paints the first picture of a page before it knows whether the page will be shown.
  @Test func aSceneIsInactiveUntilItsDisplayIsActive() throws {
    let application = _HostedUIApplication(delegateClass: LoggingAppDelegate.self)
    let scene = application.connect(
      SceneRequest(id: "1", device: .forTests, clock: ManualHostClock())
    )
    let window = try #require((scene as? _SceneRuntime)?.windowScene)
    #expect(window.activationState == .foregroundInactive)
    #expect(log.take().last == "willEnterForeground")
    scene.receive(InputEvent(seen: 0, action: .activation(.active)))
    #expect(window.activationState == .foregroundActive)
    #expect(log.take() == ["didBecomeActive"])
    scene.disconnect()
  }

  /// The first scene connects before the time zone is known, and users travel.
  @Test func aNewSceneHasTheCurrentTimeZoneOfItsDevice() throws {
    let application = _HostedUIApplication(delegateClass: LoggingAppDelegate.self)
    var device = Device.forTests
    let scenes = try ["GMT", "Asia/Dubai"].map { zone in
      device.timeZone = try #require(TimeZone(identifier: zone))
      return application.connect(
        SceneRequest(
          id: zone,
          device: device,
          environment: SceneEnvironment(),
          path: nil,
          restorationData: nil,
          clock: ManualHostClock()
        )
      )
    }
    let last = try #require((scenes.last as? _SceneRuntime)?.windowScene)
    #expect(last._timeZone.identifier == "Asia/Dubai")
    for scene in scenes { scene.disconnect() }
  }

  @Test func theDateOfASceneIsThatOfItsHostsClock() throws {
    let application = _HostedUIApplication(delegateClass: LoggingAppDelegate.self)
    let clock = SystemHostClock(startingAt: Date(timeIntervalSince1970: 1_000))
    let scene = application.connect(SceneRequest(id: "1", device: .forTests, clock: clock))
    let window = try #require((scene as? _SceneRuntime)?.windowScene)
    let now = window._now
    scene.disconnect()
    // A service of the app may use the clock after its scene has ended.
    #expect((1_000..<4_600).contains(now().timeIntervalSince1970))
  }

  @Test func activationGoesThroughEveryState() {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    _ = log.take()
    driver.send(.activation(.background))
    #expect(log.take() == ["willResignActive", "didEnterBackground"])
    driver.send(.activation(.active))
    #expect(log.take() == ["willEnterForeground", "didBecomeActive"])
    driver.send(.activation(.inactive))
    driver.send(.activation(.inactive))
    #expect(log.take() == ["willResignActive"])
  }

  @Test func sceneNotificationsArePostedForTheirSceneOnly() {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let other = SceneDriver(delegateClass: LoggingAppDelegate.self)
    _ = log.take()
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let heard = Mutex<[String]>([])
    let scene = (driver.scene as? _SceneRuntime)?.windowScene
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        heard.withLock { $0.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    other.send(.activation(.background))
    #expect(heard.withLock { $0 } == [])
    driver.send(.activation(.background))
    driver.send(.activation(.active))
    #expect(heard.withLock { $0 } == names.map(\.rawValue))
  }

  @Test func disconnectingNotifiesTheDelegateOnceAndReleasesIt() {
    weak var delegate: LoggingSceneDelegate?
    do {
      let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
      delegate = LoggingSceneDelegate.newest
      #expect(delegate != nil)
      _ = log.take()
      driver.scene.disconnect()
      driver.scene.disconnect()
    }
    #expect(log.take() == ["willResignActive", "didEnterBackground", "didDisconnect"])
    #expect(delegate == nil)
  }

  @Test func theAppIsCurrentWhileControllersOfASceneThatEndsDisappear() {
    let driver = SceneDriver(rootViewController: FarewellViewController())
    driver.scene.disconnect()
    #expect(log.take() == ["disappeared, idle timer on"])
  }

  @Test func aSceneThatTheAppEndsIsDiscarded() throws {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let runtime = try #require(driver.scene as? _SceneRuntime)
    let session = try #require(runtime.windowScene).session
    var (destructions, errors) = (0, 0)
    runtime.onDestruction = { destructions += 1 }
    _ = log.take()
    for _ in 1...2 {
      runtime.application.requestSceneSessionDestruction(session, options: nil) { _ in errors += 1 }
    }
    #expect(log.take() == [])
    driver.settle()
    #expect(
      log.take() == ["willResignActive", "didEnterBackground", "didDisconnect", "discarded test"]
    )
    #expect(session.scene == nil)
    #expect((destructions, errors) == (1, 0))
    runtime.application.requestSceneSessionDestruction(
      session,
      options: UISceneDestructionRequestOptions()
    ) { _ in errors += 1 }
    #expect(errors == 1)
  }

  @Test func connectingPassesTheAddress() {
    _ = SceneDriver(delegateClass: LoggingAppDelegate.self, path: "/people/7")
    #expect(log.lines.contains("connect /people/7"))
  }

  @Test func aLaterAddressOpensInTheSameScene() throws {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    _ = log.take()
    try driver.open(path: "/people/8")
    #expect(log.take() == ["open /people/8"])
    #expect(throws: DriverError.self) { try driver.open(path: "people") }
  }

  @Test func theActivityIsKeptAndHandedBack() throws {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let kept = try #require(driver.scene.restorationData())
    _ = log.take()
    _ = SceneDriver(delegateClass: LoggingAppDelegate.self, restorationData: kept)
    #expect(log.lines.contains("connect restored draft=Ana"))
    _ = SceneDriver(delegateClass: LoggingAppDelegate.self, restorationData: Data("junk".utf8))
    #expect(log.lines.last == "didBecomeActive")
  }

  @Test func anActivityKeepsEveryKindOfValue() throws {
    let activity = NSUserActivity(activityType: "test")
    let entries: [String: Any] = [
      "text": "李", "flag": true, "whole": -7, "real": 0.5, "data": Data([0, 255]),
      "date": Date(timeIntervalSince1970: 7), "list": ["a", 1, ["b": false]] as [Any],
    ]
    activity.userInfo = entries
    let data = try #require(activity._encoded)
    let restored = try #require(NSUserActivity(_encoded: data))
    let userInfo = try #require(restored.userInfo as? [String: Any])
    #expect(NSDictionary(dictionary: userInfo) == NSDictionary(dictionary: entries))
  }

  /// The data of a damaged file.
  ///
  /// It has a set as an element of a set, on which Foundation's `PropertyListSerialization` ends
  /// the process. Activities were once stored as binary property lists.
  @Test func aDamagedActivityIsNil() throws {
    let data = try #require(
      Data(
        base64Encoded: """
          YnBsaXN0MDDTAQIDBAkKWHVzZXJJbmZvV3ZlcnNpb25UdHlwZdEFBlFrwQfBCFFhEAFRdAgPGCAlKCosLjAyAAAAAAAA\
          AQEAAAAAAAAACwAAAAAAAAAAAAAAAAAAADQ=
          """
      )
    )
    #expect(NSUserActivity(_encoded: data) == nil)
  }

  @Test func aRelativePathIsIgnored() {
    _ = SceneDriver(delegateClass: LoggingAppDelegate.self, path: "people/7")
    #expect(!log.lines.contains { $0.hasPrefix("connect ") && $0.hasSuffix("7") })
  }

  @Test func sharedIsTheAppOfTheEventBeingHandled() {
    let one = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let first = LoggingSceneDelegate.sharedAtConnect
    let other = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let second = LoggingSceneDelegate.sharedAtConnect
    // Both stay alive, so that they cannot have the same address.
    withExtendedLifetime((one, other)) {
      #expect(first != nil && second != nil && first != second)
    }
  }

  @Test func theScenesActivityIsTheAddress() throws {
    let driver = SceneDriver(delegateClass: LoggingAppDelegate.self)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.com/people/%E6%9D%8E?q=a%20b")
    LoggingSceneDelegate.newest?.window?.windowScene?.userActivity = activity
    driver.settle()
    #expect(driver.display.address?.path == "/people/%E6%9D%8E?q=a%20b")
    #expect(driver.display.address?.title == "Home")
  }

  @Test func traitsFollowTheReadersSettings() {
    let controller = TraitLogger()
    let driver = SceneDriver(rootViewController: controller)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    driver.setStyle(.dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.previousStyles == [.light])
    driver.setStyle(.dark)
    #expect(controller.previousStyles == [.light])
  }
}

private final class TraitLogger: UIViewController {
  var previousStyles: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previousStyles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
  }
}

private final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LoggingSceneDelegate.log("launched")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LoggingSceneDelegate.log("configuration")
    let configuration = UISceneConfiguration(
      name: nil,
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = LoggingSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let names = sceneSessions.map(\.persistentIdentifier).joined()
    LoggingSceneDelegate.log("discarded \(names)")
  }
}

private final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var log = CallLog()
  static weak var newest: LoggingSceneDelegate?
  static var sharedAtConnect: ObjectIdentifier?

  var window: UIWindow?
  private var log: CallLog { Self.log }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.newest = self
    Self.sharedAtConnect = ObjectIdentifier(UIApplication.shared)
    var line = "connect"
    if let url = connectionOptions.urlContexts.first?.url { line += " \(url.path)" }
    if let activity = session.stateRestorationActivity {
      line += " restored draft=\(activity.userInfo?["draft"] as? String ?? "")"
    }
    log(line)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    root.title = "Home"
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) { log("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log("didEnterBackground") }

  // The name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    log("open \(URLContexts.first?.url.path ?? "")")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "test")
    activity.userInfo = ["draft": "Ana"]
    return activity
  }
}

/// A view controller that uses its app when it disappears.
private final class FarewellViewController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isOn = !UIApplication.shared.isIdleTimerDisabled
    LoggingSceneDelegate.log("disappeared, idle timer \(isOn ? "on" : "off")")
  }
}
