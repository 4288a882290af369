public import UIKitHosting

/// An instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options with which a scene was opened.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs with which the user opened the scene.
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>

    /// Always nil: pages have no icon whose quick actions could open a scene.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    /// Always nil: pages cannot determine the app that opened a URL.
    open var sourceApplication: String? { nil }

    init(urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity>) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }

  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  @_Observed open var title: String! = "" {
    didSet { _runtime?.addressChanged() }
  }
  /// The user's current activity; hosts show its `webpageURL` as the address.
  @_Observed open var userActivity: NSUserActivity? {
    didSet {
      // Another activity with the same URL corrects a different URL in the address bar.
      if userActivity !== oldValue { _runtime?.lastAddress = nil }
      _runtime?.addressChanged()
    }
  }

  package weak var _runtime: _SceneRuntime?

  package init(session: UISceneSession, runtime: _SceneRuntime) {
    self.session = session
    _runtime = runtime
    super.init()
  }

  open override var next: UIResponder? { _runtime?.application }

  package override var _responderScene: _SceneRuntime? { _runtime }
}

extension UIScene {
  /// The origin of a URL, which pages cannot determine.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    override init() {
      super.init()
    }

    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  package private(set) var _weakWindows: [WeakWindow] = []

  package struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows from back to front, hidden ones too.
  open var windows: [UIWindow] {
    let windows = _weakWindows.compactMap(\.window)
    let levels = Set(windows.map(\.windowLevel)).sorted()
    return levels.flatMap { level in windows.filter { $0.windowLevel == level } }
  }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var traitCollection: UITraitCollection { _runtime?.traits ?? .current }

  private lazy var ownScreen = UIScreen(of: self)

  open var screen: UIScreen { ownScreen }

  /// The coordinate space of the window, which is as large as its scene.
  open var coordinateSpace: any UICoordinateSpace { _SceneSpace(of: self) }

  package var _bounds: CGRect {
    let environment = _runtime?.environment ?? SceneEnvironment()
    return CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
  }

  package func _add(_ window: UIWindow) {
    _weakWindows.removeAll { $0.window == nil }
    _weakWindows.append(WeakWindow(window: window))
  }

  /// Lists a window after the others of its level.
  final func _moveToFront(_ window: UIWindow) {
    _remove(window)
    _add(window)
  }

  final func _remove(_ window: UIWindow) {
    _weakWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// The device of this scene, as reported by the host.
  ///
  /// Apps access it through Rostrum's `AppEnvironment`; iOS has no equivalent.
  public var _device: Device {
    guard let runtime = _runtime else {
      preconditionFailure("Expected a connected scene, got one that was disconnected.")
    }
    return runtime.application._device
  }
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
