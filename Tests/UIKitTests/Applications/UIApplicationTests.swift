import Foundation
import Synchronization
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIApplication`, "Managing your app's life cycle".
///
/// Serialized: UIKit makes delegates itself, so that they log to one place.
@MainActor
@Suite(.serialized)
struct UIApplicationTests {
  init() {
    OldAppDelegate.log = CallLog()
  }

  private var log: CallLog { OldAppDelegate.log }

  @Test(arguments: [
    ("https://example.com", true), ("mailto:a@example.com", true), ("tel:+12025550100", true),
    ("sms:+12025550100", true), ("TEL:1", true), ("javascript:alert(1)", false),
    ("file:///etc/passwd", false),
  ])
  func canOpenURLAcceptsOnlyKnownSchemes(_ address: String, _ opens: Bool) throws {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self)
    let application = try #require((driver.scene as? _SceneRuntime)?.application)
    #expect(application.canOpenURL(try #require(URL(string: address))) == opens)
  }

  // MARK: Without scene delegates

  @Test func anAppWithoutSceneDelegatesShowsTheWindowOfItsDelegate() throws {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self)
    #expect(driver.screen.contains("Home"))
    #expect(
      log.take() == ["willFinish", "didFinish 390", "didBecomeActive"]
    )
    let window = try #require((driver.scene as? _SceneRuntime)?.window)
    #expect(window.windowScene?.windows == [window])
    #expect(window.isKeyWindow)
    driver.resize(to: .phone, width: 844, height: 390)
    #expect(window.frame.width == 844)
  }

  @Test func theAppDelegateFollowsTheStatesOfTheScene() {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self)
    _ = log.take()
    driver.send(.activation(.background))
    #expect(log.take() == ["willResignActive", "didEnterBackground"])
    driver.send(.activation(.active))
    #expect(log.take() == ["willEnterForeground", "didBecomeActive"])
    driver.scene.disconnect()
    #expect(log.take() == ["willResignActive", "didEnterBackground", "willTerminate"])
  }

  @Test func theAppDelegateOpensURLs() throws {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self, path: "/people/7")
    #expect(log.take().contains("open /people/7"))
    try driver.open(path: "/people/8")
    #expect(log.take() == ["open /people/8"])
  }

  @Test func scenesOfAnAppWithoutSceneDelegatesAreSeparateApps() throws {
    let host = _HostedUIApplication(delegateClass: OldAppDelegate.self)
    let device = Device.forTests
    let scenes = ["1", "2"].map {
      host.connect(SceneRequest(id: $0, device: device, clock: ManualHostClock()))
    }
    let runtimes = scenes.compactMap { $0 as? _SceneRuntime }
    #expect(runtimes[0].application !== runtimes[1].application)
    #expect(runtimes[0].window !== runtimes[1].window)
    for scene in scenes { scene.disconnect() }
  }

  @Test func codeThatHasLostItsSceneFindsTheOnlyDevices() throws {
    let host = _HostedUIApplication(delegateClass: OldAppDelegate.self, isOnlyDevice: true)
    let clock = ManualHostClock()
    let scene = host.connect(SceneRequest(id: "1", device: Device.forTests, clock: clock))
    // A thread inherits no task-local values, as blocks of dispatch queues do not.
    func timeOnAThread() -> CFTimeInterval {
      let time = Mutex(0.0)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        time.withLock { $0 = CACurrentMediaTime() }
        isDone.signal()
      }
      isDone.wait()
      return time.withLock(\.self)
    }
    let start = timeOnAThread()
    clock.advance(by: .seconds(1_000))
    #expect(abs(timeOnAThread() - start - 1_000) < 0.001)
    scene.disconnect()
  }

  // MARK: State

  @Test func theStateOfAnAppIsThatOfItsMostActiveScene() throws {
    let host = _HostedUIApplication(delegateClass: ObservingAppDelegate.self)
    let device = Device.forTests
    let scenes = ["1", "2"].map {
      host.connect(SceneRequest(id: $0, device: device, clock: ManualHostClock()))
    }
    let application = try #require((scenes[0] as? _SceneRuntime)?.application)
    let delegate = try #require(application.delegate as? ObservingAppDelegate)
    #expect(application.applicationState == .inactive)
    for scene in scenes {
      scene.receive(InputEvent(seen: 0, action: .activation(.active)))
    }
    #expect(application.applicationState == .active)
    #expect(delegate.take() == ["didFinishLaunching", "scene active", "active", "scene active"])
    scenes[0].receive(InputEvent(seen: 0, action: .activation(.background)))
    #expect(application.applicationState == .active)
    #expect(delegate.take() == ["scene background"])
    scenes[1].receive(InputEvent(seen: 0, action: .activation(.background)))
    #expect(application.applicationState == .background)
    #expect(delegate.take() == ["resign", "scene background", "background"])
    scenes[1].receive(InputEvent(seen: 0, action: .activation(.active)))
    #expect(delegate.take() == ["foreground", "scene active", "active"])
    for scene in scenes { scene.disconnect() }
    #expect(delegate.take().last == "terminate")
  }

  @Test func otherAppsDoNotReceiveTheNotificationsOfAnApp() throws {
    let driver = SceneDriver(delegateClass: ObservingAppDelegate.self)
    let other = SceneDriver(delegateClass: ObservingAppDelegate.self)
    let delegates = [driver, other].map {
      ($0.scene as? _SceneRuntime)?.application.delegate as? ObservingAppDelegate
    }
    for delegate in delegates { _ = delegate?.take() }
    driver.send(.activation(.inactive))
    #expect(delegates[0]?.take() == ["resign"])
    #expect(delegates[1]?.take() == [])
  }

  @Test func anotherTimeZoneIsASignificantChange() {
    let host = _HostedUIApplication(delegateClass: ObservingAppDelegate.self)
    var device = Device.forTests
    let scene = host.connect(SceneRequest(id: "1", device: device, clock: ManualHostClock()))
    let delegate =
      (scene as? _SceneRuntime)?.application.delegate as? ObservingAppDelegate
    _ = delegate?.take()
    device.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
    let next = host.connect(SceneRequest(id: "2", device: device, clock: ManualHostClock()))
    #expect(delegate?.take().first == "time")
    for scene in [scene, next] { scene.disconnect() }
  }

  @Test func anotherDayIsASignificantChangeToo() {
    let driver = SceneDriver(delegateClass: ObservingAppDelegate.self)
    let delegate =
      (driver.scene as? _SceneRuntime)?.application.delegate as? ObservingAppDelegate
    driver.send(.activation(.background))
    _ = delegate?.take()
    driver.clock.advance(by: .seconds(86_400))
    driver.send(.activation(.active))
    #expect(delegate?.take() == ["foreground", "time", "scene active", "active"])
  }

  // MARK: Windows

  @Test func theKeyWindowIsThatOfTheCurrentScene() throws {
    let (one, other) = (WindowScreen(), WindowScreen())
    let drivers = [one, other].map { SceneDriver(rootViewController: $0) }
    for driver in drivers { try driver.tap("Look") }
    #expect(one.keyWindow != nil && one.keyWindow === one.view.window)
    #expect(other.keyWindow === other.view.window)
    #expect(one.windows == [one.view.window])
  }

  @Test func anotherKeyWindowTakesOver() throws {
    let driver = SceneDriver(rootViewController: UIViewController())
    let runtime = try #require(driver.scene as? _SceneRuntime)
    let first = try #require(runtime.window)
    let log = CallLog()
    let second = LoggingWindow(windowScene: runtime.windowScene)
    second.log = log
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let heard = Mutex<[String]>([])
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let isOurs = note.object as AnyObject === second || note.object as AnyObject === first
        if isOurs { heard.withLock { $0.append(name.rawValue) } }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    second.makeKey()
    #expect((first.isKeyWindow, second.isKeyWindow) == (false, true))
    second.makeKey()
    first.makeKey()
    #expect(log.take() == ["become", "resign"])
    #expect(
      heard.withLock { $0 } == [
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
      ]
    )
  }

  @Test func aWindowWithoutASizeFillsItsScene() throws {
    let driver = SceneDriver(rootViewController: UIViewController())
    let scene = try #require((driver.scene as? _SceneRuntime)?.windowScene)
    let window = UIWindow(frame: .zero)
    window.windowScene = scene
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.windows.contains(window))
    window.windowScene = nil
    #expect(!scene.windows.contains(window))
  }

  // MARK: What else is asked of an app

  @Test func iconsCannotBeReplaced() async throws {
    let driver = SceneDriver(rootViewController: UIViewController())
    let application = try #require((driver.scene as? _SceneRuntime)?.application)
    #expect(!application.supportsAlternateIcons)
    #expect(application.alternateIconName == nil)
    var error: (any Error)?
    application.setAlternateIconName("Dark") { error = $0 }
    #expect((error as? CocoaError)?.code == .featureUnsupported)
    await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("Dark") }
  }

  @Test func aBackgroundTaskThatIsNotEndedExpiresWithTheApp() throws {
    let driver = SceneDriver(rootViewController: UIViewController())
    let application = try #require((driver.scene as? _SceneRuntime)?.application)
    let expired = Mutex<[String]>([])
    let first = application.beginBackgroundTask { expired.withLock { $0.append("first") } }
    let second = application.beginBackgroundTask(withName: "Upload") {
      expired.withLock { $0.append("second") }
    }
    #expect(first != second)
    #expect(first != .invalid)
    application.endBackgroundTask(first)
    driver.scene.disconnect()
    #expect(expired.withLock { $0 } == ["second"])
  }

  @Test func aShortcutGoesToTheDelegate() throws {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self)
    let application = try #require((driver.scene as? _SceneRuntime)?.application)
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedSubtitle = "A note"
    application.shortcutItems = [item]
    _ = log.take()
    try driver.performShortcut("new")
    #expect(log.take() == ["shortcut New"])
    #expect(throws: DriverError.self) { try driver.performShortcut("old") }
  }

  @Test func theSizeOfTextIsAnnounced() throws {
    let screen = CategoryScreen()
    let driver = SceneDriver(rootViewController: screen)
    driver.setStyle(.dark)
    #expect(screen.categories == [])
    driver.setTextSize(.extraLarge)
    #expect(screen.categories == [UIContentSizeCategory.extraLarge.rawValue])
  }
}

private final class CategoryScreen: UIViewController {
  private(set) var categories: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(CategoryScreen.changed(_:)),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  private func changed(_ notification: Notification) {
    let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
    categories.append(category ?? "none")
  }
}

private final class LoggingWindow: UIWindow {
  var log: CallLog?

  override func becomeKey() { log?("become") }
  override func resignKey() { log?("resign") }
}

private final class WindowScreen: UIViewController {
  private(set) var keyWindow: UIWindow?
  private(set) var windows: [UIWindow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let look = UIAction(title: "Look") { [unowned self] _ in
      keyWindow = UIApplication.shared.keyWindow
      windows = UIApplication.shared.windows
    }
    view.addSubview(UIButton(type: .system, primaryAction: look))
  }
}

/// An app delegate without scene support, as before iOS 13.
private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  static var log = CallLog()

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.log("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    root.title = "Home"
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    self.window = window
    Self.log("didFinish \(Int(window.frame.width))")
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Self.log("open \(url.path)")
    return true
  }

  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Self.log("shortcut \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { Self.log("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { Self.log("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Self.log("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Self.log("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { Self.log("willTerminate") }
}

/// An app delegate that observes notifications of the app and its scenes from launch on.
private final class ObservingAppDelegate: UIResponder, UIApplicationDelegate {
  private let log = Mutex<[String]>([])

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let names = [
      ("didFinishLaunching", UIApplication.didFinishLaunchingNotification),
      ("active", UIApplication.didBecomeActiveNotification),
      ("resign", UIApplication.willResignActiveNotification),
      ("background", UIApplication.didEnterBackgroundNotification),
      ("foreground", UIApplication.willEnterForegroundNotification),
      ("terminate", UIApplication.willTerminateNotification),
      ("time", UIApplication.significantTimeChangeNotification),
      ("scene active", UIScene.didActivateNotification),
      ("scene background", UIScene.didEnterBackgroundNotification),
    ]
    for (line, name) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        self?.log.withLock { $0.append(line) }
      }
    }
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = PlainSceneDelegate.self
    return configuration
  }

  func take() -> [String] {
    log.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
