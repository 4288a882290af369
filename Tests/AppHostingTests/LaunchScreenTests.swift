import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import AppHosting

/// After https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen.
@MainActor
struct LaunchScreenTests {
  private func screen(_ values: [String: Any]) -> UIViewController? {
    LaunchScreen.controller(["UILaunchScreen": values])
  }

  @Test func anEmptyLaunchScreenIsNone() {
    #expect(screen([:]) == nil)
    #expect(LaunchScreen.controller([:]) == nil)
    #expect(screen(["UIImageRespectsSafeAreaInsets": true]) == nil)
  }

  @Test func barsSurroundTheContent() throws {
    let tabs = try #require(
      screen(["UINavigationBar": [:], "UITabBar": [:]] as [String: Any]) as? UITabBarController
    )
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    #expect(navigation.viewControllers.first?.view.backgroundColor == .systemBackground)
  }

  @Test func aToolbarNeedsNoNavigationBar() throws {
    let navigation = try #require(
      screen(["UIToolbar": [:]] as [String: Any]) as? UINavigationController
    )
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func ofSeveralLaunchScreensTheDefaultIsShown() {
    let bar: [String: Any] = ["UILaunchScreenIdentifier": "bar", "UITabBar": [:] as [String: Any]]
    let plain: [String: Any] = ["UILaunchScreenIdentifier": "plain"]
    func screen(_ chosen: String?) -> UIViewController? {
      var screens: [String: Any] = ["UILaunchScreenDefinitions": [plain, bar]]
      screens["UIDefaultLaunchScreen"] = chosen
      return LaunchScreen.controller(["UILaunchScreens": screens])
    }
    #expect(screen("bar") is UITabBarController)
    #expect(screen("plain") == nil)
    #expect(screen(nil) == nil)
  }

  @Test func picturesOfBothStylesAndOrientationsAreWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "launch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try LaunchScreen.write(
      to: folder,
      info: ["UILaunchScreen": ["UINavigationBar": [:] as [String: Any]]]
    )
    func size(_ name: String) throws -> CGSize {
      let data = try Data(contentsOf: folder.appending(path: "launch-\(name).png"))
      return try #require(UIImage(data: data)).size
    }
    for style in ["light", "dark"] {
      #expect(try size(style) == CGSize(width: 780, height: 1688))
      #expect(try size("\(style)-landscape") == CGSize(width: 1688, height: 780))
    }
  }
}
