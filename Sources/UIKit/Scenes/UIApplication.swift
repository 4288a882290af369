import Synchronization
package import UIKitHosting

/// One app on one device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  package let _appDelegate: any UIApplicationDelegate
  /// As the scene that was opened last found it: people travel, and change their language.
  package final var _device: Device {
    didSet { _isRightToLeft = _device._isRightToLeft }
  }
  /// Whether the app's language is written from right to left.
  private(set) final var _isRightToLeft: Bool
  package var _scenes: [UIWindowScene] = []
  /// The pasteboards that the app has used.
  final var _pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  /// Created where the app asks for it.
  final var _menuController: UIMenuController?
  /// The scene that is about to connect, while the app is launched.
  final var _launchScene: UIWindowScene?
  /// The window that was shown while the app was launched.
  final var _launchWindow: UIWindow?
  /// Whether its delegate looks after the windows, rather than delegates of scenes.
  final var _hasNoSceneDelegate = false
  nonisolated final let _backgroundTasks = Mutex(BackgroundTasks())
  /// How often notifications of orientation were asked for; once by the app itself.
  final var _orientationRequests = 1
  /// The day on which it went to the background.
  final var _lastDay: DateComponents?
  /// What stands for all instances of a class, subclasses' first.
  final var _proxies: [_Proxy] = []

  package init(delegate: any UIApplicationDelegate, device: Device) {
    _appDelegate = delegate
    _device = device
    _isRightToLeft = device._isRightToLeft
    super.init()
  }

  /// The app whose event is being handled.
  ///
  /// Many devices share one process, so that this traps outside an event, a commit, or a task
  /// that one of them started.
  open class var shared: UIApplication {
    guard let application = _SceneRuntime.current?.application ?? CurrentScene.launching else {
      preconditionFailure(
        """
        UIApplication.shared was asked for outside an event. One process serves many devices: \
        keep what you need of the app where an event gives it to you.
        """
      )
    }
    return application
  }

  open weak var delegate: (any UIApplicationDelegate)? { _appDelegate }

  open var connectedScenes: Set<UIScene> { Set(_scenes) }

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { _appDelegate as? UIResponder }

  /// Calls a method of a target.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that has it; nil for the first one in the responder chain that does, which
  ///     begins at the first responder, else at the sender.
  ///   - sender: What the method gets where it takes a parameter.
  ///   - event: What it gets where it takes a second one.
  /// - Returns: Whether anybody got it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let scene = _SceneRuntime.current ?? _scenes.first?._runtime
    return Self._send(action, to: target as AnyObject?, from: sender, for: event, in: scene)
  }

  /// Ends a scene for good, after this turn: its delegate hears `sceneDidDisconnect`, the app's
  /// `application(_:didDiscardSceneSessions:)`, and the page that showed it says so.
  /// - Parameters:
  ///   - sceneSession: That of the scene.
  ///   - options: Say nothing here.
  ///   - errorHandler: Called if there is no such scene any more.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let runtime = sceneSession.scene?._runtime, runtime.isConnected else {
      errorHandler?(_SceneDestructionError())
      return
    }
    _ = runtime.clock.schedule(after: .zero) { [weak runtime] in runtime?.destroy() }
  }

  /// Opens an address outside of the app: another tab of the browser for one of the web, else the
  /// person's program for mail, calls or messages.
  ///
  /// - Parameters:
  ///   - url: Opened if `canOpenURL(_:)` allows its scheme; else nothing happens.
  ///   - options: None have a meaning here.
  ///   - completion: Told whether it was opened.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { _SceneRuntime.current?.request(.open(url.absoluteString)) }
    completion?(opens)
  }

  open nonisolated func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "sms", "tel"].contains(url.scheme?.lowercased())
  }

  // MARK: State

  /// That of its most active scene.
  open var applicationState: UIApplication.State { _state() }

  /// The windows of all its scenes, those of the scene whose event is being handled first.
  open var windows: [UIWindow] {
    let current = _SceneRuntime.current?.windowScene
    return (current?.windows ?? []) + _scenes.filter { $0 !== current }.flatMap(\.windows)
  }

  /// That of the scene whose event is being handled, else of the first one that has one.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Without an effect here: a page cannot keep a screen from going dark.
  open var isIdleTimerDisabled: Bool = false

  /// Always true: the files of an app can be read at any time.
  open var isProtectedDataAvailable: Bool { true }

  /// Without an effect, as on iOS since version 13.
  @available(*, deprecated, message: "show activity in the app's own views")
  open var isNetworkActivityIndicatorVisible: Bool {
    get { showsNetworkActivity }
    set { showsNetworkActivity = newValue }
  }

  private var showsNetworkActivity = false

  /// That of the scene whose event is being handled.
  @available(*, deprecated, message: "use statusBarManager of the window scene")
  open var statusBarFrame: CGRect { currentScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// That of the scene whose event is being handled.
  @available(*, deprecated, message: "use interfaceOrientation of the window scene")
  open var statusBarOrientation: UIInterfaceOrientation {
    currentScene?.interfaceOrientation ?? .unknown
  }

  private var currentScene: UIWindowScene? { _SceneRuntime.current?.windowScene ?? _scenes.first }

  /// The actions that the app offers for its icon.
  ///
  /// Pages have no icon that could show them.
  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: Icons

  /// Always false.
  open var supportsAlternateIcons: Bool { false }

  /// Always nil.
  open var alternateIconName: String? { nil }

  /// Fails, as it does on iOS where alternate icons are not supported.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// The asynchronous variant.
  /// - Throws: `CocoaError.featureUnsupported`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  // MARK: The background

  /// Begins a task that goes on in the background.
  ///
  /// An app in the background goes on here until its scenes end.
  ///
  /// - Parameter handler: Called if they do before the task has ended.
  /// - Returns: The name of the task, for `endBackgroundTask(_:)`.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task that goes on in the background, with a name for debugging.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    _backgroundTasks.withLock { $0.begin(handler) }
  }

  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    _backgroundTasks.withLock { $0.end(identifier) }
  }

  /// Seconds: without a limit here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Always `restricted`: nothing wakes an app without a scene.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
}
