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
struct WindowTouchTests {
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
    let screen = try #require(overlay.rootViewController as? TitledScreen)
    #expect(try test.passes(screen.view))
    #expect(try !test.passes(screen.button))
    #expect(try !test.passes(test.home.view))
  }

  @Test func touchesPassThroughAWholeWindow() throws {
    let test = try TwoWindows()
    let overlay = test.add("Overlay", GhostWindow.init(windowScene:))
    let screen = try #require(overlay.rootViewController as? TitledScreen)
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
    let screen = try #require(overlay.rootViewController as? TitledScreen)
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
}
