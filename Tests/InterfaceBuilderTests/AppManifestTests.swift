import Foundation
import NibScreens
import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// The storyboards that an Info.plist names.
@MainActor
struct AppManifestTests {
  /// An app from before scenes.
  final class OldAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var hadWindow = false

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      hadWindow = window?.rootViewController != nil
      return true
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var hadWindow = false

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      hadWindow = window?.rootViewController != nil
    }
  }

  init() {
    NibScreens.registerClasses()
    NibClass.register(SceneDelegate.self, named: "InterfaceBuilderTests.SceneDelegate")
  }

  private func connect(
    _ delegate: any UIApplicationDelegate.Type,
    _ info: [String: Any]
  ) throws -> _SceneRuntime {
    let application = _HostedUIApplication(
      delegateClass: delegate,
      manifest: AppManifest(info, of: NibScreens.bundle)
    )
    let request = SceneRequest(
      id: "test",
      device: .forTests,
      environment: SceneEnvironment(),
      path: nil,
      restorationData: nil,
      clock: ManualHostClock()
    )
    let scene: any HostedScene = application.connect(request)
    return try #require(scene as? _SceneRuntime)
  }

  @Test func aClassWithoutAModuleIsOneOfTheAppsModule() throws {
    let runtime = try connect(OldAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    var found: [NSObject.Type?] = []
    runtime.turn {
      found = ["UnregisteredPage", "NoSuchPage"].map { NibClasses.type(named: $0, module: nil) }
      found.append(NibClasses.type(named: "UnregisteredPage", module: "Renamed"))
    }
    #expect(found[0] == UnregisteredPage.self && found[1] == nil)
    #expect(found[2] == UnregisteredPage.self)
  }

  @Test func anAppWithoutScenesBeginsWithItsMainStoryboard() throws {
    let runtime = try connect(OldAppDelegate.self, ["UIMainStoryboardFile": "Main"])
    let delegate = try #require(runtime.application._appDelegate as? OldAppDelegate)
    #expect(delegate.hadWindow)
    #expect(delegate.window === runtime.window)
    #expect(runtime.window?.rootViewController?.storyboard != nil)
  }

  @Test(arguments: [("Dark", UIUserInterfaceStyle.dark), ("Light", .light), ("Automatic", .light)])
  func theStyleOfInfoPlistIsThatOfAllWindows(style: String, shown: UIUserInterfaceStyle) throws {
    let runtime = try connect(
      OldAppDelegate.self,
      ["UIMainStoryboardFile": "Main", "UIUserInterfaceStyle": style]
    )
    let window = try #require(runtime.window)
    let view = try #require(window.rootViewController?.view)
    #expect(view.traitCollection.userInterfaceStyle == shown)
    #expect(window.overrideUserInterfaceStyle == .unspecified)
    #expect(window._ownStyle == (style == "Automatic" ? .unspecified : shown))
    let isSent = runtime.snapshot().changes.contains { change in
      if case .set(_, _, .interfaceStyle) = change { true } else { false }
    }
    #expect(isSent == (style != "Automatic"))
    window.overrideUserInterfaceStyle = shown == .dark ? .light : .dark
    #expect(view.traitCollection.userInterfaceStyle != shown)
  }

  @Test(arguments: [
    (["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"], true),
    (["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"], false),
    (nil, false),
  ])
  func anAppForLandscapeAloneTurnsADrawnPhone(orientations: [String]?, isTurned: Bool) throws {
    var info: [String: Any] = ["UIMainStoryboardFile": "Main"]
    info["UISupportedInterfaceOrientations~iphone"] = orientations
    let runtime = try connect(OldAppDelegate.self, info)
    _ = runtime.snapshot()
    #expect(runtime.window?._isLandscape == isTurned)
  }

  @Test func aSceneBeginsWithTheStoryboardOfItsConfiguration() throws {
    let configuration = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "InterfaceBuilderTests.SceneDelegate",
      "UISceneStoryboardFile": "Main",
    ]
    let runtime = try connect(
      AppDelegate.self,
      [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
      ]
    )
    let delegate = try #require(runtime.windowScene?.delegate as? SceneDelegate)
    #expect(delegate.hadWindow)
    #expect(delegate.window === runtime.window)
    #expect(runtime.windowScene?.session.configuration.name == "Default Configuration")
    #expect(runtime.window?.rootViewController?.storyboard != nil)
  }
}

final class UnregisteredPage: UIViewController {}
