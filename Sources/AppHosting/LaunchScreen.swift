import BrowserHost
import Foundation
import ScenePictures
import UIKit
import UIKitHosting

/// The launch screen that an app's Info.plist names, as pictures.
///
/// The front of `rostrum serve` shows them while the process of a device starts. No code of the app
/// runs: as on iOS, a launch screen has the system's classes alone.
@MainActor
enum LaunchScreen {
  /// Writes `launch-light.png` and `launch-dark.png`, and those with `-landscape`, to a folder; does
  /// nothing without a launch screen.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - info: The contents of Info.plist.
  /// - Throws: An error of the file system.
  static func write(to folder: URL, info: [String: Any]) throws {
    guard controller(info) != nil else { return }
    for (style, name) in [(InterfaceStyle.light, "light"), (.dark, "dark")] {
      for (environment, suffix) in [(portrait(style), ""), (landscape(style), "-landscape")] {
        guard let picture = picture(environment, in: folder) else { continue }
        try Data(picture).write(to: folder.appending(path: "launch-\(name)\(suffix).png"))
      }
    }
  }

  private static func portrait(_ style: InterfaceStyle) -> SceneEnvironment {
    SceneEnvironment(style: style, safeArea: EdgesValue(top: 59, bottom: 34))
  }

  private static func landscape(_ style: InterfaceStyle) -> SceneEnvironment {
    let portrait = portrait(style)
    return SceneEnvironment(
      width: portrait.height,
      height: portrait.width,
      style: style,
      safeArea: EdgesValue(leading: 59, bottom: 21, trailing: 59)
    )
  }

  private static func picture(_ environment: SceneEnvironment, in folder: URL) -> [UInt8]? {
    // The app's own manifest would open its main storyboard, or its scene delegate's screen.
    let style = Bundle.main.infoDictionary?["UIUserInterfaceStyle"]
    let application = _HostedUIApplication(
      delegateClass: LaunchScreenDelegate.self,
      manifest: AppManifest(style.map { ["UIUserInterfaceStyle": $0] } ?? [:])
    )
    let scene = application.connect(
      SceneRequest(
        id: "launch",
        device: Device(id: "launch", container: folder),
        environment: environment,
        path: nil,
        restorationData: nil,
        clock: SystemHostClock()
      )
    )
    return try? ScenePicture(of: scene, scale: 2)?.png()
  }

  /// Returns the screen; nil without one that shows something.
  static func controller(_ info: [String: Any]) -> UIViewController? {
    if let name = info["UILaunchStoryboardName"] as? String {
      return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
    guard let screen = definition(info) else { return nil }
    let keys = ["UIColorName", "UIImageName", "UINavigationBar", "UITabBar", "UIToolbar"]
    // Xcode generates an empty one, which is a page without content.
    guard keys.contains(where: { screen[$0] != nil }) else { return nil }
    return LaunchScreenBars(screen).around(content(screen))
  }

  /// Returns the dictionary of the launch screen, or that of the default one of several.
  private static func definition(_ info: [String: Any]) -> [String: Any]? {
    if let screen = info["UILaunchScreen"] as? [String: Any] { return screen }
    guard let screens = info["UILaunchScreens"] as? [String: Any],
      let all = screens["UILaunchScreenDefinitions"] as? [[String: Any]]
    else { return nil }
    let chosen = screens["UIDefaultLaunchScreen"] as? String
    return all.first { $0["UILaunchScreenIdentifier"] as? String == chosen } ?? all.first
  }

  private static func content(_ screen: [String: Any]) -> UIViewController {
    let controller = UIViewController()
    let color = (screen["UIColorName"] as? String).flatMap { UIColor(named: $0) }
    guard let view = controller.view else { return controller }
    view.backgroundColor = color ?? .systemBackground
    guard let image = (screen["UIImageName"] as? String).flatMap({ UIImage(named: $0) }) else {
      return controller
    }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFit
    picture.translatesAutoresizingMaskIntoConstraints = false
    // An image that is too large becomes smaller.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      picture.setContentCompressionResistancePriority(.defaultLow, for: axis)
    }
    view.addSubview(picture)
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    let area = screen["UIImageRespectsSafeAreaInsets"] as? Bool == true
    let edges = area ? view.safeAreaLayoutGuide : nil
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: edges?.topAnchor ?? view.topAnchor),
      room.bottomAnchor.constraint(equalTo: edges?.bottomAnchor ?? view.bottomAnchor),
      room.leadingAnchor.constraint(equalTo: edges?.leadingAnchor ?? view.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: edges?.trailingAnchor ?? view.trailingAnchor),
      picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
    ])
    return controller
  }
}

/// The bars of a launch screen without a storyboard: empty ones, or images in their place.
@MainActor
private struct LaunchScreenBars {
  private let navigationBar: [String: Any]?
  private let tabBar: [String: Any]?
  private let toolbar: [String: Any]?

  init(_ screen: [String: Any]) {
    navigationBar = screen["UINavigationBar"] as? [String: Any]
    tabBar = screen["UITabBar"] as? [String: Any]
    toolbar = screen["UIToolbar"] as? [String: Any]
  }

  /// Returns a controller that shows the bars around the content.
  func around(_ content: UIViewController) -> UIViewController {
    var screen = content
    if navigationBar != nil || toolbar != nil {
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = navigationBar == nil
      navigation.isToolbarHidden = toolbar == nil
      dress(navigationBar, UINavigationBarAppearance()) {
        navigation.navigationBar.standardAppearance = $0
        navigation.navigationBar.scrollEdgeAppearance = $0
      }
      dress(toolbar, UIToolbarAppearance()) {
        navigation.toolbar.standardAppearance = $0
        navigation.toolbar.scrollEdgeAppearance = $0
      }
      screen = navigation
    }
    guard tabBar != nil else { return screen }
    let tabs = UITabBarController()
    screen.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0)
    tabs.viewControllers = [screen]
    dress(tabBar, UITabBarAppearance()) {
      tabs.tabBar.standardAppearance = $0
      tabs.tabBar.scrollEdgeAppearance = $0
    }
    return tabs
  }

  /// Sets the look of a bar: opaque, as nothing is below it, with its image.
  private func dress<Appearance: UIBarAppearance>(
    _ bar: [String: Any]?,
    _ appearance: Appearance,
    _ set: (Appearance) -> Void
  ) {
    guard let bar else { return }
    appearance.configureWithDefaultBackground()
    if let image = (bar["UIImageName"] as? String).flatMap({ UIImage(named: $0) }) {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
    }
    set(appearance)
  }
}

/// The delegate of an app that shows its launch screen and nothing else.
private final class LaunchScreenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = LaunchScreen.controller(Bundle.main.infoDictionary ?? [:])
    window?.makeKeyAndVisible()
    return true
  }
}
