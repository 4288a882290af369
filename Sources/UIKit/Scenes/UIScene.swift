public import UIKitHosting

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene was opened with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses that the person came by.
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>

    /// Always nil: pages have no icon whose actions could open a scene.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    /// Always nil: pages do not know the app that an address comes from.
    open var sourceApplication: String? { nil }

    init(urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity>) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
    }
  }

  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  @_Told open var title: String! = "" {
    didSet { _runtime?.addressChanged() }
  }
  /// What the person does here; hosts show its `webpageURL` as the address.
  @_Told open var userActivity: NSUserActivity? {
    didSet {
      // Another activity of the same address puts right what an address bar shows.
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
  /// The origin of an address, of which pages know nothing.
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

  open var windows: [UIWindow] { _weakWindows.compactMap(\.window) }

  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var traitCollection: UITraitCollection { _runtime?.traits ?? .current }

  private lazy var ownScreen = UIScreen(of: self)

  open var screen: UIScreen { ownScreen }

  /// That of the window, which is as large as its scene.
  open var coordinateSpace: any UICoordinateSpace { _SceneSpace(of: self) }

  package var _bounds: CGRect {
    let environment = _runtime?.environment ?? SceneEnvironment()
    return CGRect(x: 0, y: 0, width: environment.width, height: environment.height)
  }

  package func _add(_ window: UIWindow) {
    _weakWindows.removeAll { $0.window == nil }
    _weakWindows.append(WeakWindow(window: window))
  }

  final func _remove(_ window: UIWindow) {
    _weakWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// The phone that this scene is on, as the host knows it.
  ///
  /// Apps get it through Rostrum's `AppEnvironment`; on iOS there is no such thing.
  public var _device: Device {
    guard let runtime = _runtime else {
      preconditionFailure("Expected a connected scene, got one that was disconnected.")
    }
    return runtime.application._device
  }
}

/// An address that an app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
    super.init()
  }
}
