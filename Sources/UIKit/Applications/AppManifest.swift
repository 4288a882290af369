package import Foundation

/// What an app's Info.plist says about its scenes and storyboards.
@MainActor
package struct AppManifest {
  /// A configuration of scenes in the manifest.
  struct Configuration {
    let name: String?
    let delegateClass: AnyClass?
    let sceneClass: AnyClass?
    let storyboard: String?
    let bundle: Bundle
  }

  private let info: [String: Any]
  let bundle: Bundle

  /// The style of all windows; `unspecified` for that of the device.
  ///
  /// Apple: https://developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle
  let interfaceStyle: UIUserInterfaceStyle

  /// - Parameters:
  ///   - info: The contents of Info.plist; nil for those of the bundle.
  ///   - bundle: The bundle of the app's storyboards.
  package init(_ info: [String: Any]? = nil, of bundle: Bundle = .main) {
    let info = info ?? bundle.infoDictionary ?? [:]
    self.info = info
    self.bundle = bundle
    interfaceStyle =
      switch info["UIUserInterfaceStyle"] as? String {
      case "Light": .light
      case "Dark": .dark
      default: .unspecified
      }
  }

  /// Returns the orientations that the app supports; nil if the manifest names none.
  func orientations(of idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let names =
      info[key + (idiom == .pad ? "~ipad" : "~iphone")] as? [String] ?? info[key] as? [String]
    return names.map { $0.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) } }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  private var scenes: [String: Any]? { info["UIApplicationSceneManifest"] as? [String: Any] }

  /// The storyboard of an app without scenes.
  var mainStoryboard: String? {
    scenes == nil ? info["UIMainStoryboardFile"] as? String : nil
  }

  /// Returns the configuration with a name, or the first one, of a role's scenes.
  func configuration(named name: String?, _ role: UISceneSession.Role) -> Configuration? {
    let all = scenes?["UISceneConfigurations"] as? [String: Any]
    let list = all?[role.rawValue] as? [[String: Any]] ?? []
    let entry = list.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    return entry.map { entry in
      Configuration(
        name: entry["UISceneConfigurationName"] as? String,
        delegateClass: (entry["UISceneDelegateClassName"] as? String).flatMap(_ClassName.type),
        sceneClass: (entry["UISceneClassName"] as? String).flatMap(_ClassName.type),
        storyboard: entry["UISceneStoryboardFile"] as? String,
        bundle: bundle
      )
    }
  }

  /// Gives a window its first controller from a storyboard, and the storyboard's global tint; traps if
  /// it has no initial controller.
  static func fill(_ window: UIWindow, from storyboard: UIStoryboard) {
    if let tint = storyboard._globalTint { window.tintColor = tint }
    window.rootViewController = firstController(of: storyboard)
  }

  private static func firstController(of storyboard: UIStoryboard) -> UIViewController {
    guard let controller = storyboard.instantiateInitialViewController() else {
      preconditionFailure(
        "Failed to instantiate the default view controller for \(storyboard): "
          + "expected a scene that is the initial view controller."
      )
    }
    return controller
  }
}
