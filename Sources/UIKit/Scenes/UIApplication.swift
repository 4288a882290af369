package import UIKitHosting

/// One app on one device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  package let _appDelegate: any UIApplicationDelegate
  /// As the scene that was opened last found it: people travel, and change their language.
  package final var _device: Device {
    didSet { _isRightToLeft = _device._isRightToLeft }
  }
  /// Whether the app's language is written from right to left.
  private(set) final var _isRightToLeft: Bool
  package var _scenes: [UIWindowScene] = []
  /// What the app has put on the clipboard.
  final var _pasteboardText: String?
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

  /// Opens an address outside of the app: in another tab of the browser.
  ///
  /// - Parameters:
  ///   - url: Opened if it is of the web, of mail or of a telephone; else nothing happens.
  ///   - options: None have a meaning here.
  ///   - completion: Told whether it was opened.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { _SceneRuntime.current?.open(url) }
    completion?(opens)
  }

  open nonisolated func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel"].contains(url.scheme?.lowercased())
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
