public import Rostrum
public import UIKit

/// A scene delegate that opens a window, starts the app's flow, and keeps the address up to date.
///
/// An app defines one subclass:
/// ```swift
/// final class ContactsSceneDelegate: RootSceneDelegate {
///   override func start(on navigator: Navigator, in environment: AppEnvironment, scene: UIWindowScene) {
///     navigator.start(ContactsCoordinator(screens: ContactsScreensFactory(), environment: environment))
///   }
///   override func route(for path: RoutePath) -> (any Route)? { ContactsRoute(path: path) }
/// }
/// ```
/// Deep links, restored scenes and changed addresses are converted to routes; the current path
/// becomes the scene's `userActivity`. Unsaved work of screens that are `DraftKeeping` is restored
/// with the scene.
open class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public final var window: UIWindow?
  /// The root navigator of the window, while the scene is connected.
  public private(set) final var navigator: Navigator?

  // MARK: - For subclasses

  /// Starts the app's flow.
  ///
  /// It is called once, when the window is visible.
  open func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {}

  /// Returns the destination of a path, or nil if there is none.
  ///
  /// The app's `UnknownLinkTaking` coordinator handles links to paths without a destination.
  open func route(for path: RoutePath) -> (any Route)? {
    nil
  }

  /// Returns the path of a URL.
  ///
  /// For `https://example.org/people/7?tab=1` it is `people/7?tab=1`, and for `contacts://people/7`
  /// it is `people/7`.
  open func path(for url: URL) -> RoutePath {
    let isWeb = url.scheme == nil || url.scheme == "http" || url.scheme == "https"
    let host = isWeb ? "" : url.host(percentEncoded: true) ?? ""
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return RoutePath(host + url.path(percentEncoded: true) + query)
  }

  /// The base URL of the app's paths on the web; nil if there is no web site.
  ///
  /// On Linux a host shows paths below its own address, so that any base works.
  open var webSite: URL? {
    #if os(Linux)
    URL(string: "http://localhost/")
    #else
    nil
    #endif
  }

  /// The type of the activity from which a scene is restored; an iOS app lists it in its
  /// Info.plist.
  open var activityType: String { "rostrum.path" }

  // MARK: - UIWindowSceneDelegate

  open func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let navigator = open(scene)
    navigator.animatesTransitions = false
    start(on: navigator, in: AppEnvironment(scene), scene: scene)
    if let url = connectionOptions.urlContexts.first?.url {
      follow(path(for: url))
    } else if let activity = connectionOptions.userActivities.first {
      follow(activity)
    } else if let activity = session.stateRestorationActivity {
      follow(activity)
    }
    navigator.animatesTransitions = true
  }

  open func sceneDidDisconnect(_ scene: UIScene) {
    navigator?.close()
    navigator = nil
    window = nil
  }

  open func sceneDidBecomeActive(_ scene: UIScene) {}

  open func sceneWillResignActive(_ scene: UIScene) {}

  open func sceneWillEnterForeground(_ scene: UIScene) {}

  open func sceneDidEnterBackground(_ scene: UIScene) {}

  // The name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let url = URLContexts.first?.url { follow(path(for: url)) }
  }

  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    follow(userActivity)
  }

  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.userActivity?.title = (navigator?.topScreen as? UIViewController)?.title
    // Drafts are stored with the scene only: the activity that can be handed off to another device
    // has none.
    guard let activity = scene.userActivity, let drafts = navigator?.drafts, !drafts.isEmpty
    else { return scene.userActivity }
    let whole = NSUserActivity(activityType: activity.activityType)
    whole.title = activity.title
    whole.webpageURL = activity.webpageURL
    whole.userInfo = activity.userInfo
    whole.addUserInfoEntries(from: [Self.draftsKey: drafts])
    return whole
  }

  // MARK: - Private

  private func open(_ scene: UIWindowScene) -> Navigator {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stage.viewController
    self.window = window
    self.navigator = navigator
    navigator.onPathChange = { [weak self, weak scene] path in
      if let scene { self?.report(path, to: scene) }
    }
    window.makeKeyAndVisible()
    return navigator
  }

  private func follow(_ path: RoutePath) {
    if let route = route(for: path) {
      navigator?.open(route)
    } else {
      navigator?.openUnknownLink(path)
    }
  }

  private func follow(_ activity: NSUserActivity) {
    if let path = activity.userInfo?[Self.pathKey] as? String {
      let drafts = activity.userInfo?[Self.draftsKey] as? [String: Data] ?? [:]
      if let route = route(for: RoutePath(path)) { navigator?.restore(route, drafts: drafts) }
    } else if let url = activity.webpageURL {
      follow(path(for: url))
    }
  }

  private func report(_ path: RoutePath, to scene: UIWindowScene) {
    let activity = NSUserActivity(activityType: activityType)
    activity.title = (navigator?.topScreen as? UIViewController)?.title
    activity.userInfo = [Self.pathKey: path.description]
    activity.webpageURL = webSite.flatMap { site in
      // An empty string is not a relative URL.
      path == [] ? site : URL(string: path.description, relativeTo: site)?.absoluteURL
    }
    scene.userActivity = activity
  }

  private static let pathKey = "path"
  private static let draftsKey = "drafts"
}
