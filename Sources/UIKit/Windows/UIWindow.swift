package import UIKitHosting

/// The root of a view tree in a scene.
///
/// A window is hidden until the app shows it. A scene retains none of its windows: one that nothing
/// else retains disappears.
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

  isolated deinit {
    _runtime?.release(self)
  }

  package final weak var _windowScene: UIWindowScene?

  open weak var windowScene: UIWindowScene? {
    get { _windowScene }
    set {
      guard newValue !== _windowScene else { return }
      _leaveDisplay()
      _windowScene?._remove(self)
      _windowScene = newValue
      newValue?._add(self)
      // As in UIKit, a window without a size fills its scene.
      if let newValue, frame.isEmpty { frame = newValue._bounds }
      if isShown { _enterDisplay() }
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
    case .shortcuts: .shortcuts(_reporter?.shortcuts ?? [])
    case .keyPresses: .keyPresses(_reporter?.receivesPresses ?? false)
    case .shakes: .shakes(_reporter?.receivesMotions ?? false)
    case .isLandscape: .isLandscape(_isLandscape)
    default: super._attribute(key)
    }
  }

  /// A Boolean value that indicates whether the frontmost screen supports landscape orientations alone.
  package final var _isLandscape = false {
    didSet { if _isLandscape != oldValue { _invalidate(.isLandscape) } }
  }

  /// The scene if this is its window that reports keys and shakes.
  private var _reporter: _SceneRuntime? {
    _runtime.flatMap { $0.reportingWindow == _nodeID ? $0 : nil }
  }

  @_Observed open var rootViewController: UIViewController? {
    didSet { _rootChanged(from: oldValue) }
  }

  // MARK: Visibility

  private var isShown = false
  /// The controllers that have disappeared with the window and appear again with it.
  final var _resting: [UIViewController] = []

  /// A Boolean value that indicates whether the window is hidden, as it is until the app shows it.
  ///
  /// A window that is shown is in front of the others of its level.
  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard newValue == isShown else { return }
      _willChange(["hidden"])
      isShown = !newValue
      if isShown { _show() } else { _leaveDisplay() }
      _didChange(["hidden"])
    }
  }

  /// The place of the window along the z-axis.
  @_Observed open var windowLevel: UIWindow.Level = .normal {
    didSet { if windowLevel != oldValue { _windowScene?._levelChanged(of: self) } }
  }

  // MARK: The key window

  open internal(set) var isKeyWindow = false

  /// The first responder of a window that is not the key window.
  final weak var _keptResponder: UIResponder?

  /// A Boolean value that indicates whether the window can become the key window; true by default.
  ///
  /// A window becomes key when the app asks for it, when the user touches it, and when a responder in
  /// it becomes the first responder.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of all others of its level and lower ones, and makes it the key
  /// window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { _windowScene?._bringToFront(self) }
    makeKey()
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    _becomeKey()
  }

  /// Notifies the window that it has become the key window; `didBecomeKeyNotification` follows.
  open func becomeKey() {}

  /// Notifies the window that it is no longer the key window; `didResignKeyNotification` follows.
  open func resignKey() {}

  open override var next: UIResponder? { _windowScene }

  private lazy var ownUndoManager = UndoManager()

  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Conversion

  /// Converts a point of this window to another window; to the screen's coordinates for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: _spaceOfWindow(window))
  }

  /// Converts a point of another window to this one; from the screen's coordinates for nil.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: _spaceOfWindow(window))
  }

  /// Converts a rectangle of this window to another window; to the screen's coordinates for nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: _spaceOfWindow(window))
  }

  /// Converts a rectangle of another window to this one; from the screen's coordinates for nil.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: _spaceOfWindow(window))
  }

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
