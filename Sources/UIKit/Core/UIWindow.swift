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

  public required init?(coder: NSCoder) {
    nil
  }

  package final weak var _windowScene: UIWindowScene?

  open weak var windowScene: UIWindowScene? {
    get { _windowScene }
    set { _windowScene = newValue }
  }

  package override var _kind: NodeKind { .window }

  @_Told open var rootViewController: UIViewController? {
    didSet { _rootChanged(from: oldValue) }
  }

  public private(set) var isKeyWindow = false

  /// Shows the window and makes it the one that takes keys.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    guard let runtime = _windowScene?._runtime else { return }
    runtime.show(self)
    rootViewController?._appear(animated: false)
  }

  open override var next: UIResponder? { _windowScene }

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
