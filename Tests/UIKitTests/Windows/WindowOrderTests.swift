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
struct WindowOrderTests {
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
    let screen = try #require(window?.rootViewController as? TitledScreen)
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
    let screen = try #require(window.rootViewController as? TitledScreen)
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
    let screen = try #require(window.rootViewController as? TitledScreen)
    let presented = TitledScreen("Presented")
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
    let log = WindowLog()
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
}
