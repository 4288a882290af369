package import UIKitHosting

/// The root of a scene's view tree.
open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    _windowScene = windowScene
    super.init(frame: windowScene._bounds)
    windowScene._add(self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window with the bounds of the main screen.
  public convenience init() {
    self.init(frame: UIScreen._mainBounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package final weak var _windowScene: UIWindowScene?

  open weak var windowScene: UIWindowScene? {
    get { _windowScene }
    set {
      guard newValue !== _windowScene else { return }
      _windowScene?._remove(self)
      _windowScene = newValue
      newValue?._add(self)
      // As in UIKit, a window without a size fills its scene.
      if let newValue, frame.isEmpty { frame = newValue._bounds }
    }
  }

  /// The screen of the window's scene; the main screen for a window without a scene.
  ///
  /// Setting it moves the window to the scene of that screen.
  open var screen: UIScreen {
    get { _windowScene?.screen ?? .main }
    set { if let scene = newValue._scene { windowScene = scene } }
  }

  package override var _kind: NodeKind { .window }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .shortcuts: .shortcuts(_runtime?.shortcuts ?? [])
    case .keyPresses: .keyPresses(_runtime?.receivesPresses ?? false)
    case .shakes: .shakes(_runtime?.receivesMotions ?? false)
    default: super._attribute(key)
    }
  }

  @_Observed open var rootViewController: UIViewController? {
    didSet { _rootChanged(from: oldValue) }
  }

  open private(set) var isKeyWindow = false

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    if _windowScene == nil { _joinScene() }
    _showInScene()
    makeKey()
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    guard !isKeyWindow else { return }
    if let old = _windowScene?.keyWindow {
      old.isKeyWindow = false
      old.resignKey()
      old._notify(Self.didResignKeyNotification)
    }
    isKeyWindow = true
    becomeKey()
    _notify(Self.didBecomeKeyNotification)
  }

  /// Notifies the window that it has become the key window; `didBecomeKeyNotification` follows.
  open func becomeKey() {}

  /// Notifies the window that it is no longer the key window; `didResignKeyNotification` follows.
  open func resignKey() {}

  open override var next: UIResponder? { _windowScene }

  private lazy var ownUndoManager = UndoManager()

  open override var undoManager: UndoManager? { ownUndoManager }

  private func _rootChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?._dismissAllPresented()
    old?._disappear(animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?._window = nil
    rootViewController?._window = self
    guard let root = rootViewController else { return }
    insertSubview(root.view, at: 0)
    if _runtime != nil { root._appear(animated: false) }
    _runtime?.rootReplaced()
  }

  // MARK: Showing

  /// Adds a window without a scene to the scene of an app without a scene delegate.
  private func _joinScene() {
    if let application = CurrentScene.launching {
      application._launchWindow = self
    } else if let runtime = _SceneRuntime.current, runtime.application._hasNoSceneDelegate {
      windowScene = runtime.windowScene
    }
  }

  /// Shows the window instead of the previous one.
  final func _showInScene() {
    guard let runtime = _windowScene?._runtime, runtime.window !== self else { return }
    let old = runtime.window
    runtime.show(self)
    rootViewController?._appear(animated: false)
    old?._notify(Self.didBecomeHiddenNotification)
    _notify(Self.didBecomeVisibleNotification)
  }
}

extension UIWindow {
  // The object of these notifications is the window.

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification"
  )
}
