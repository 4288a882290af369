/// An object that takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The next object in the responder chain: of a view its controller, else its superview; of a
  /// controller its view's superview, else the controller that presents it; of a window its scene; of a
  /// scene the application; of the application its delegate.
  open var next: UIResponder? { nil }

  /// Whether this object performs an action: unless overridden, if its class has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action._isMethod(of: self)
  }

  /// The object that performs an action: this one, or one after it in the responder chain.
  ///
  /// - Complexity: O(n) for n objects in the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: Touches

  /// Receives touches that have gone down; passes them on to the next responder unless overridden, as the
  /// three below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    _responderScene?.firstResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scene = _responderScene, canBecomeFirstResponder else { return false }
    if scene.firstResponder === self { return true }
    if let other = scene.firstResponder, !other.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let scene = _responderScene, scene.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    scene.firstResponder = nil
    return true
  }

  /// What takes the keyboard's place while this is the first responder; nil unless overridden.
  open var inputView: UIView? { nil }

  /// What stands above the keyboard, or what takes its place, while this is the first responder;
  /// nil unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Shows other input views, of the first responder, at once.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    _responderScene?.reloadInputViews()
  }

  // MARK: Assistive technology

  /// Does what activating it by assistive technology or a key does, in place of a tap.
  ///
  /// - Returns: Whether that did anything; unless overridden it did not, and a tap follows.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of what has the trait `adjustable` greater.
  open func accessibilityIncrement() {}

  /// Makes the value of what has the trait `adjustable` smaller.
  open func accessibilityDecrement() {}

  /// Leaves what is modal or on top of something: Escape, asked of what has focus and outwards.
  ///
  /// - Returns: Whether that did anything; where nobody says so, the sheet is dismissed, or the screen
  ///   below comes back.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The scene whose first responder this can be.
  package var _responderScene: _SceneRuntime? { nil }
}
