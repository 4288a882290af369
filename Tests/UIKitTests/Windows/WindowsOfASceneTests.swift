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
    test.home.present(TitledScreen("Sheet"), animated: false)
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
    let screen = try #require(whole.rootViewController as? TitledScreen)
    #expect(screen.sizes == [size.size])
    #expect(screen.view.frame == size)
    #expect((banner.rootViewController as? TitledScreen)?.sizes == [])
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

/// An app without scene delegates, which shows a window beside its main one.
private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var others: [UIWindow] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = TitledScreen("Main")
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
    window.rootViewController = TitledScreen(title)
    window.isHidden = false
    others.append(window)
  }
}
