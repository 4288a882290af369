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
  /// Writes `launch-light.png` and `launch-dark.png` to a folder; does nothing without a launch screen.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - info: The contents of Info.plist.
  /// - Throws: An error of the file system.
  static func write(to folder: URL, info: [String: Any]) throws {
    guard controller(info) != nil else { return }
    for (style, name) in [(InterfaceStyle.light, "light"), (.dark, "dark")] {
      guard let picture = picture(info, style, in: folder) else { continue }
      try Data(picture).write(to: folder.appending(path: "launch-\(name).png"))
    }
  }

  private static func picture(
    _ info: [String: Any],
    _ style: InterfaceStyle,
    in folder: URL
  ) -> [UInt8]? {
    let application = _HostedUIApplication(delegateClass: LaunchScreenDelegate.self)
    let scene = application.connect(
      SceneRequest(
        id: "launch",
        device: Device(id: "launch", container: folder),
        environment: SceneEnvironment(style: style, safeArea: EdgesValue(top: 59, bottom: 34)),
        path: nil,
        restorationData: nil,
        clock: SystemHostClock()
      )
    )
    return try? ScenePicture(of: scene, scale: 2)?.png()
  }

  /// Returns the screen; nil without one that shows something.
  fileprivate static func controller(_ info: [String: Any]) -> UIViewController? {
    if let name = info["UILaunchStoryboardName"] as? String {
      return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
    guard let screen = info["UILaunchScreen"] as? [String: Any] else { return nil }
    let color = (screen["UIColorName"] as? String).flatMap { UIColor(named: $0) }
    let image = (screen["UIImageName"] as? String).flatMap { UIImage(named: $0) }
    // Xcode generates an empty one, which is a page without content.
    guard color != nil || image != nil else { return nil }
    let controller = UIViewController()
    controller.view.backgroundColor = color ?? .systemBackground
    guard let image else { return controller }
    let picture = UIImageView(image: image)
    picture.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    return controller
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
