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
struct KeyWindowTests {
  @Test func theKeyWindowChangesHandsInOrder() throws {
    let test = try TwoWindows()
    let log = WindowLog()
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
    let screen = try #require(overlay.rootViewController as? TitledScreen)
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
    let screen = try #require(overlay.rootViewController as? TitledScreen)
    try test.driver.pressKey("k", .command)
    #expect((test.home.keys, screen.keys) == (1, 0))
    overlay.makeKey()
    try test.driver.pressKey("k", .command)
    #expect((test.home.keys, screen.keys) == (1, 1))
  }
}
