import Foundation
import Synchronization
package import UIKitHosting

/// An app on a device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  package let _appDelegate: any UIApplicationDelegate
  /// The device as reported by the scene opened last; its time zone and language may change.
  package final var _device: Device {
    didSet {
      _isRightToLeft = _device._isRightToLeft
      _languages.withLock { $0 = _device.languages }
      _locale.withLock { $0 = _device.locale }
    }
  }
  /// A Boolean value indicating whether the app's language is written from right to left.
  private(set) final var _isRightToLeft: Bool
  package var _scenes: [UIWindowScene] = []
  final var _knownTraits = KnownTraits()
  /// The pasteboards that the app has used.
  final var _pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
  /// The words that the app has taught its text checkers.
  final var _learnedWords: Set<String> = []
  /// The menu controller, created on first access.
  final var _menuController: UIMenuController?
  /// The scene that is about to connect during launch.
  final var _launchScene: UIWindowScene?
  /// The windows that were shown during launch.
  final var _launchWindows: [UIWindow] = []
  final let _manifest: AppManifest
  /// The device's languages, for code on any thread.
  nonisolated let _languages: Mutex<[String]>
  /// The device's locale, for code on any thread.
  nonisolated let _locale: Mutex<Locale>
  /// A Boolean value indicating whether the app delegate manages the windows, rather than scene
  /// delegates.
  final var _hasNoSceneDelegate = false
  nonisolated final let _backgroundTasks = Mutex(BackgroundTasks())
  /// The number of requests for orientation notifications, including one by the app itself.
  final var _orientationRequests = 1
  /// A Boolean value that indicates whether the app has asked for the state of the battery.
  final var _observesBattery = false
  /// The day on which the app entered the background.
  final var _lastDay: DateComponents?
  final var _proxies = _AppearanceProxies()

  package init(
    delegate: any UIApplicationDelegate,
    device: Device,
    manifest: AppManifest = AppManifest()
  ) {
    _appDelegate = delegate
    _manifest = manifest
    _device = device
    _languages = Mutex(device.languages)
    _locale = Mutex(device.locale)
    _isRightToLeft = device._isRightToLeft
    super.init()
  }

  /// The app whose event is being handled.
  ///
  /// Many devices share one process, so this traps outside an event, a commit, or a task started
  /// by one of them.
  open class var shared: UIApplication {
    guard let application = _SceneRuntime.current?.application ?? CurrentScene.launching else {
      preconditionFailure(
        """
        UIApplication.shared was used outside an event. One process serves many devices: \
        store what you need of the app during an event.
        """
      )
    }
    return application
  }

  open weak var delegate: (any UIApplicationDelegate)? { _appDelegate }

  open var connectedScenes: Set<UIScene> { Set(_scenes) }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { _appDelegate as? UIResponder }

  /// Sends an action to a target.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object that implements it; nil for the first one in the responder chain,
  ///     which begins at the first responder, or else at the sender.
  ///   - sender: The first argument, if the method has a parameter.
  ///   - event: The second argument, if the method has two parameters.
  /// - Returns: Whether an object received the action.
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

  /// Ends a scene permanently after this turn.
  ///
  /// The scene's delegate receives `sceneDidDisconnect`, the app's
  /// `application(_:didDiscardSceneSessions:)`, and the page shows that the scene has ended.
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: Ignored here.
  ///   - errorHandler: Called if the scene no longer exists.
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

  /// Opens a URL outside of the app: a web URL in another tab of the browser, others in the user's
  /// program for mail, calls or messages.
  ///
  /// - Parameters:
  ///   - url: The URL; it is opened only if `canOpenURL(_:)` returns true for it.
  ///   - options: Ignored here.
  ///   - completion: Called with whether the URL was opened.
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

  /// The state of the most active scene.
  open var applicationState: UIApplication.State { _state() }

  /// The windows of all scenes, hidden ones too: those of the scene whose event is being handled
  /// first, and those of a scene from back to front.
  open var windows: [UIWindow] {
    let current = _SceneRuntime.current?.windowScene
    return (current?.windows ?? []) + _scenes.filter { $0 !== current }.flatMap(\.windows)
  }

  /// The key window of the scene whose event is being handled, or else of the first scene that
  /// has one.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The number of calls that ask the app to ignore its user.
  private final var ignoringCalls = 0

  /// Ignores what the user does, until as many calls of ``endIgnoringInteractionEvents()`` have ended it.
  open func beginIgnoringInteractionEvents() { ignoringCalls += 1 }

  /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``.
  open func endIgnoringInteractionEvents() { ignoringCalls = max(0, ignoringCalls - 1) }

  /// A Boolean value that indicates whether the app ignores what the user does.
  open var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }

  /// Stored without effect: a page cannot keep the screen on.
  open var isIdleTimerDisabled: Bool = false

  /// Always true: an app's files can be read at any time.
  open var isProtectedDataAvailable: Bool { true }

  /// Stored without effect, as on iOS since version 13.
  @available(*, deprecated, message: "show activity in the app's own views")
  open var isNetworkActivityIndicatorVisible: Bool {
    get { showsNetworkActivity }
    set { showsNetworkActivity = newValue }
  }

  private var showsNetworkActivity = false

  /// The status bar frame of the scene whose event is being handled.
  @available(*, deprecated, message: "use statusBarManager of the window scene")
  open var statusBarFrame: CGRect { currentScene?.statusBarManager?.statusBarFrame ?? .zero }

  /// The style of the status bar of the scene whose event is being handled; setting it has no effect, as
  /// on iOS for apps whose view controllers choose it.
  @available(*, deprecated, message: "use statusBarManager of the window scene")
  open var statusBarStyle: UIStatusBarStyle {
    get { currentScene?.statusBarManager?.statusBarStyle ?? .default }
    set { _ = newValue }
  }

  /// Has no effect, as on iOS for apps whose view controllers choose the style.
  @available(*, deprecated, message: "override preferredStatusBarStyle of the view controller")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Whether the status bar of the scene whose event is being handled is hidden; setting it has no effect,
  /// as on iOS for apps whose view controllers choose it.
  @available(*, deprecated, message: "use statusBarManager of the window scene")
  open var isStatusBarHidden: Bool {
    get { currentScene?.statusBarManager?.isStatusBarHidden ?? false }
    set { _ = newValue }
  }

  /// The orientation of the scene whose event is being handled.
  @available(*, deprecated, message: "use interfaceOrientation of the window scene")
  open var statusBarOrientation: UIInterfaceOrientation {
    currentScene?.interfaceOrientation ?? .unknown
  }

  private var currentScene: UIWindowScene? { _SceneRuntime.current?.windowScene ?? _scenes.first }

  /// The quick actions of the app's icon.
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

  /// Fails, as it does on iOS where alternate icons are not supported.
  /// - Throws: `CocoaError.featureUnsupported`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  // MARK: The background

  /// Begins a background task.
  ///
  /// An app in the background continues to run here until its scenes end.
  ///
  /// - Parameter handler: Called if they end before the task does.
  /// - Returns: The identifier of the task, for `endBackgroundTask(_:)`.
  open nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a background task with a name for debugging.
  open nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    _backgroundTasks.withLock { $0.begin(handler) }
  }

  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    _backgroundTasks.withLock { $0.end(identifier) }
  }

  /// The remaining seconds, which are unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Always `restricted`: an app without a scene is not run.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
}
