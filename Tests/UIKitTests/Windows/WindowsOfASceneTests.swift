import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

// Several windows in a scene, as toasts and alerts of libraries use them:
// https://developer.apple.com/documentation/uikit/uiwindow,
// https://developer.apple.com/documentation/uikit/uiwindow/windowlevel,
// https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible().

@MainActor
struct WindowsOfASceneTests {
  // MARK: Order and visibility

  @Test func aWindowIsHiddenUntilTheAppShowsIt() throws {
    let test = try TwoWindows()
    let window = test.add("Saved", shows: false)
    #expect(window.isHidden)
    #expect(test.labels == ["Home"])
    window.isHidden = false
    #expect(test.labels == ["Home", "Saved"])
    window.isHidden = true
    #expect(test.labels == ["Home"])
  }

  @Test func aHigherLevelIsInFront() throws {
    let test = try TwoWindows()
    let alert = test.add("Alert", level: .alert + 1)
    let toast = test.add("Toast", level: .statusBar)
    let normal = test.add("Normal")
    #expect(test.labels == ["Home", "Normal", "Toast", "Alert"])
    #expect(test.scene.windows == [test.main, normal, toast, alert])
    #expect(test.windowsOfTheApp == [test.main, normal, toast, alert])
    normal.windowLevel = .alert
    #expect(test.labels == ["Home", "Toast", "Normal", "Alert"])
    normal.windowLevel = .normal - 1
    #expect(test.labels == ["Normal", "Home", "Toast", "Alert"])
  }

  @Test func makingAWindowKeyAndVisibleBringsItToTheFrontOfItsLevel() throws {
    let test = try TwoWindows()
    let (first, second) = (test.add("First"), test.add("Second"))
    first.makeKeyAndVisible()
    #expect(test.labels == ["Home", "Second", "First"])
    second.isHidden = true
    second.isHidden = false
    #expect(test.labels == ["Home", "First", "Second"])
  }

  @Test func levelsAreNumbersThatCanBeComparedAndMoved() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.statusBar < .alert)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    #expect(UIWindow.Level(rawValue: 5) == UIWindow.Level(5))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
  }

  @Test func aReleasedWindowDisappears() throws {
    let test = try TwoWindows()
    var window: UIWindow? = test.add("Toast", keeps: false)
    weak let released = window
    window?.makeKey()
    let screen = try #require(window?.rootViewController as? Screen)
    screen.calls = []
    #expect(test.labels == ["Home", "Toast"])
    window = nil
    #expect(released == nil)
    #expect(test.labels == ["Home"])
    #expect(test.scene.windows == [test.main])
    #expect(screen.calls == ["viewWillDisappear", "viewDidDisappear"])
    #expect(test.main.isKeyWindow)
  }

  @Test func aRootControllerAppearsAndDisappearsWithItsWindow() throws {
    let test = try TwoWindows()
    let window = test.add("Toast", shows: false)
    let screen = try #require(window.rootViewController as? Screen)
    #expect(screen.calls == [])
    window.isHidden = false
    #expect(screen.calls == ["viewWillAppear", "viewDidAppear"])
    window.isHidden = true
    #expect(screen.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(test.home.calls == ["viewWillAppear", "viewDidAppear"])
  }

  @Test func aPresentedControllerReturnsWithItsWindow() throws {
    let test = try TwoWindows()
    let window = test.add("Host")
    let screen = try #require(window.rootViewController as? Screen)
    let presented = Screen("Presented")
    presented.modalPresentationStyle = .fullScreen
    screen.present(presented, animated: false)
    #expect(test.labels == ["Presented"])
    window.isHidden = true
    #expect(test.labels == ["Home"])
    screen.calls = []
    presented.calls = []
    window.isHidden = false
    #expect(test.labels == ["Presented"])
    #expect(presented.calls == ["viewWillAppear", "viewDidAppear"])
    #expect(screen.calls == [])
  }

  @Test func visibilityIsAnnounced() throws {
    let test = try TwoWindows()
    let window = test.add("Toast", shows: false)
    let log = Log()
    log.observe(UIWindow.didBecomeVisibleNotification, of: window)
    log.observe(UIWindow.didBecomeHiddenNotification, of: window)
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    #expect(
      log.names == [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      ]
    )
  }

  // MARK: The key window

  @Test func theKeyWindowChangesHandsInOrder() throws {
    let test = try TwoWindows()
    let log = Log()
    for window in [test.main, test.add("Other", KeyLogWindow.init(windowScene:))] {
      log.observe(UIWindow.didBecomeKeyNotification, of: window)
      log.observe(UIWindow.didResignKeyNotification, of: window)
    }
    let other = try #require(test.others.first as? KeyLogWindow)
    #expect(!other.isKeyWindow)
    other.makeKey()
    #expect(test.scene.keyWindow === other)
    #expect(!test.main.isKeyWindow)
    #expect(other.calls == ["becomeKey"])
    other.isHidden = true
    #expect(other.calls == ["becomeKey", "resignKey"])
    #expect(test.scene.keyWindow === test.main)
    #expect(
      log.names == [
        UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification,
      ]
    )
  }

  @Test func aWindowThatCannotBecomeKeyDoesNot() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", NeverKeyWindow.init(windowScene:))
    overlay.makeKeyAndVisible()
    #expect(test.scene.keyWindow === test.main)
    try test.driver.tap("Overlay button")
    #expect(test.scene.keyWindow === test.main)
  }

  @Test func aTouchMakesAWindowKey() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", PassingWindow.init(windowScene:))
    try test.driver.tap("Overlay button")
    #expect(test.scene.keyWindow === overlay)
    try test.driver.tap("Home button")
    #expect(test.scene.keyWindow === test.main)
    #expect(test.home.taps == 1)
  }

  @Test func eachWindowKeepsItsFirstResponder() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", PassingWindow.init(windowScene:))
    let screen = try #require(overlay.rootViewController as? Screen)
    test.home.field.becomeFirstResponder()
    #expect(test.isEditing(test.home.field))
    screen.field.becomeFirstResponder()
    #expect(overlay.isKeyWindow)
    #expect(test.home.field.isFirstResponder)
    #expect(!test.isEditing(test.home.field))
    #expect(test.isEditing(screen.field))
    overlay.isHidden = true
    #expect(test.isEditing(test.home.field))
    #expect(!screen.field.isFirstResponder)
    test.home.field.resignFirstResponder()
    #expect(!test.isEditing(test.home.field))
  }

  @Test func keysGoToTheKeyWindow() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", PassingWindow.init(windowScene:))
    let screen = try #require(overlay.rootViewController as? Screen)
    try test.driver.pressKey("k", .command)
    #expect((test.home.keys, screen.keys) == (1, 0))
    overlay.makeKey()
    try test.driver.pressKey("k", .command)
    #expect((test.home.keys, screen.keys) == (1, 1))
  }

  // MARK: Touches

  @Test func touchesGoToTheFrontmostWindow() throws {
    let test = try TwoWindows()
    let window = test.add("Cover", TouchWindow.init(windowScene:))
    try test.driver.tap(at: CGPoint(x: 100, y: 700))
    #expect((window as? TouchWindow)?.touches == 1)
    #expect(test.home.touches == 0)
  }

  @Test func touchesPassThroughAWindowWhoseHitTestFindsNothing() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", PassingWindow.init(windowScene:))
    try test.driver.tap(at: CGPoint(x: 100, y: 700))
    #expect(test.home.touches == 1)
    #expect(try test.passes(overlay))
    let screen = try #require(overlay.rootViewController as? Screen)
    #expect(try test.passes(screen.view))
    #expect(try !test.passes(screen.button))
    #expect(try !test.passes(test.home.view))
  }

  @Test func touchesPassThroughAWholeWindow() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", GhostWindow.init(windowScene:))
    let screen = try #require(overlay.rootViewController as? Screen)
    #expect(try test.passes(screen.button))
    try test.driver.tap(at: CGPoint(x: 100, y: 700))
    #expect(test.home.touches == 1)
    let ghost = try #require(overlay as? GhostWindow)
    ghost.isSolid = true
    screen.view.setNeedsLayout()
    #expect(try !test.passes(screen.view))
    #expect(try !test.passes(screen.button))
  }

  @Test func theRearmostWindowLetsNothingThrough() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", PassingWindow.init(windowScene:))
    let screen = try #require(overlay.rootViewController as? Screen)
    #expect(try test.passes(screen.view))
    test.main.isHidden = true
    #expect(try !test.passes(overlay))
    #expect(try !test.passes(screen.view))
    test.main.isHidden = false
    overlay.makeKeyAndVisible()
    #expect(try test.passes(screen.view))
  }

  @Test func pointsOfAWindowAreItsOwn() throws {
    let test = try TwoWindows()
    let window = test.add("Banner", TouchWindow.init(windowScene:))
    window.frame = CGRect(x: 40, y: 60, width: 300, height: 80)
    try test.driver.tap(at: CGPoint(x: 50, y: 90))
    #expect((window as? TouchWindow)?.places == [CGPoint(x: 10, y: 30)])
    try test.driver.tap(at: CGPoint(x: 50, y: 700))
    #expect(test.home.touches == 1)
    let point = CGPoint(x: 1, y: 2)
    #expect(window.convert(point, to: nil as UIWindow?) == CGPoint(x: 41, y: 62))
    #expect(window.convert(point, to: test.main) == CGPoint(x: 41, y: 62))
    #expect(test.main.convert(point, to: window) == CGPoint(x: -39, y: -58))
    let rect = CGRect(x: 41, y: 62, width: 3, height: 4)
    #expect(window.convert(rect, from: nil as UIWindow?).origin == point)
    let other = try #require(window.rootViewController?.view)
    #expect(other.convert(point, to: test.home.view) == CGPoint(x: 41, y: 62))
    #expect(other.convert(point, to: nil) == point)
  }

  // MARK: Accessibility and presentation

  @Test func aPlainWindowInFrontHidesNoElements() throws {
    let test = try TwoWindows()
    test.add("Toast", level: .statusBar)
    #expect(test.labels == ["Home", "Toast"])
    try test.driver.tap("Home button")
    #expect(test.home.taps == 1)
  }

  @Test func anAlertInAWindowInFrontCoversTheOthers() throws {
    let test = try TwoWindows()
    let window = test.add("Host", level: .alert)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    window.rootViewController?.present(alert, animated: true)
    test.driver.settle()
    #expect(test.driver.find("Home").isEmpty)
    try test.driver.tap("OK")
    test.driver.settle()
    #expect(test.labels == ["Home", "Host"])
  }

  @Test func aSheetBehindCoversNoWindowInFront() throws {
    let test = try TwoWindows()
    test.add("Toast", level: .alert)
    test.home.present(Screen("Sheet"), animated: false)
    #expect(test.labels == ["Sheet", "Toast"])
  }

  @Test func theAddressIsThatOfTheMainWindow() throws {
    let test = try TwoWindows()
    test.home.title = "Home"
    let window = test.add("Host", level: .alert)
    window.rootViewController?.title = "Host"
    window.makeKey()
    test.driver.settle()
    #expect(test.driver.display.address?.title == "Home")
    let other = test.add("Other")
    other.rootViewController?.title = "Other"
    other.makeKeyAndVisible()
    test.driver.settle()
    #expect(test.driver.display.address?.title == "Other")
  }

  // MARK: Size and traits

  @Test func windowsThatFillTheSceneFollowItsSize() throws {
    let test = try TwoWindows()
    let whole = test.add("Whole", level: .alert)
    let hidden = test.add("Hidden", shows: false)
    let banner = test.add("Banner")
    banner.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    test.driver.resize(to: .phone, width: 844, height: 390)
    let size = CGRect(x: 0, y: 0, width: 844, height: 390)
    for window in [whole, hidden, test.main] { #expect(window.frame == size) }
    #expect(banner.frame == CGRect(x: 0, y: 0, width: 390, height: 100))
    let screen = try #require(whole.rootViewController as? Screen)
    #expect(screen.sizes == [size.size])
    #expect(screen.view.frame == size)
    #expect((banner.rootViewController as? Screen)?.sizes == [])
  }

  @Test func traitsReachAllWindowsAndAStyleOnlyItsOwn() throws {
    let test = try TwoWindows()
    let window = test.add("Toast", level: .alert)
    test.main.overrideUserInterfaceStyle = .dark
    test.driver.settle()
    #expect(test.home.traitCollection.userInterfaceStyle == .dark)
    #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .light)
    test.main.overrideUserInterfaceStyle = .unspecified
    test.driver.setStyle(.dark)
    #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aBannerHasTheSafeAreaThatItTouches() throws {
    let test = try TwoWindows()
    let window = test.add("Banner")
    test.driver.settle()
    let whole = window.safeAreaInsets
    window.frame = CGRect(x: 0, y: 20, width: 390, height: 100)
    test.driver.settle()
    #expect(window.safeAreaInsets.top == max(0, whole.top - 20))
    #expect(window.safeAreaInsets.bottom == 0)
  }

  // MARK: Displays

  @Test func picturesShowAllWindows() throws {
    let test = try TwoWindows()
    let before = try test.driver.picture().png()
    let window = test.add("Banner", level: .alert)
    window.frame = CGRect(x: 0, y: 400, width: 390, height: 50)
    window.backgroundColor = .red
    #expect(try test.driver.picture().png() != before)
    window.isHidden = true
    #expect(try test.driver.picture().png() == before)
  }

  @Test func anAppWithoutScenesShowsItsWindows() throws {
    let driver = SceneDriver(delegateClass: OldAppDelegate.self)
    #expect(driver.find(nil, .text).map(\.label) == ["Main", "HUD"])
    try driver.tap("Show")
    #expect(driver.find(nil, .text).map(\.label) == ["Main", "HUD", "Later"])
  }
}

/// A scene with a window, to which tests add others.
@MainActor
private final class TwoWindows {
  let home = Screen("Home")
  let driver: SceneDriver
  let main: UIWindow
  let scene: UIWindowScene
  private(set) var others: [UIWindow] = []

  init() throws {
    driver = SceneDriver(rootViewController: home)
    main = try #require(home.view.window)
    scene = try #require(main.windowScene)
  }

  @discardableResult
  func add(
    _ title: String,
    _ make: @MainActor (UIWindowScene) -> UIWindow = UIWindow.init(windowScene:),
    level: UIWindow.Level = .normal,
    shows: Bool = true,
    keeps: Bool = true
  ) -> UIWindow {
    let window = make(scene)
    window.windowLevel = level
    window.rootViewController = Screen(title)
    if shows { window.isHidden = false }
    if keeps { others.append(window) }
    return window
  }

  /// The titles of the screens that can be perceived, from back to front.
  var labels: [String] { driver.find(nil, .text).map(\.label) }

  var windowsOfTheApp: [UIWindow]? { scene._runtime?.application.windows }

  /// Returns whether the display shows that a field has the keyboard.
  func isEditing(_ field: UITextField) -> Bool {
    driver.settle()
    return field._nodeID.flatMap { driver.display.tree[$0] }?.isEditing ?? false
  }

  /// Returns whether displays let touches of a view through to the windows behind.
  func passes(_ view: UIView) throws -> Bool {
    driver.settle()
    let node = try #require(view._nodeID.flatMap { driver.display.tree[$0] })
    return node.attributes.contains { attribute in
      if case .pointers(let pointers) = attribute { pointers.contains(.passes) } else { false }
    }
  }
}

/// A screen with a title, a button and a field, which counts what it receives.
private final class Screen: LoggingScreen {
  let button = UIButton(type: .system)
  let field = UITextField()
  private let text: String
  private(set) var taps = 0
  private(set) var touches = 0
  private(set) var keys = 0
  private(set) var sizes: [CGSize] = []

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    label.text = text
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.setTitle("\(text) button", for: .normal)
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    field.frame = CGRect(x: 20, y: 160, width: 200, height: 34)
    for subview in [label, button, field] { view.addSubview(subview) }
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector(Screen.keyPressed))]
  }

  private func keyPressed(_ sender: Any?) {
    keys += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// A controller that logs its appearance.
private class LoggingScreen: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}

/// The usual window of toasts: only the subviews of its root view receive touches.
private final class PassingWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found === rootViewController?.view ? nil : found
  }
}

/// A window that receives no touches, unless it is solid.
private final class GhostWindow: UIWindow {
  var isSolid = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isSolid }
}

private final class TouchWindow: UIWindow {
  private(set) var touches = 0
  private(set) var places: [CGPoint] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    places += touches.map { $0.location(in: self) }
  }
}

private final class KeyLogWindow: UIWindow {
  private(set) var calls: [String] = []

  override func becomeKey() {
    super.becomeKey()
    calls.append("becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    calls.append("resignKey")
  }
}

private final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

/// The names of notifications, in order.
@MainActor
private final class Log {
  private(set) var names: [Notification.Name] = []
  private var observers: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name, of window: UIWindow) {
    let observer = NotificationCenter.default.addObserver(
      forName: name,
      object: window,
      queue: nil
    ) { [weak self] note in
      // UIKit posts on the main actor.
      MainActor.assumeIsolated { self?.names.append(name) }
    }
    observers.append(observer)
  }
}

/// An app without scene delegates, which shows a window beside its main one.
private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var others: [UIWindow] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Screen("Main")
    root.loadViewIfNeeded()
    root.button.setTitle("Show", for: .normal)
    root.button.addAction(UIAction { [unowned self] _ in show("Later") }, for: .touchUpInside)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    show("HUD")
    return true
  }

  private func show(_ title: String) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert + CGFloat(others.count)
    window.rootViewController = Screen(title)
    window.isHidden = false
    others.append(window)
  }
}
