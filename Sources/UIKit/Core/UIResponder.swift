public import Foundation

/// An object that takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, _EditActionNames {
  public override init() {
    super.init()
  }

  /// The next object in the responder chain: of a view its controller, else its superview; of a
  /// controller its view's superview, else the controller that presents it; of a window its scene; of a
  /// scene the application; of the application its delegate.
  open var next: UIResponder? { nil }

  /// Whether this object performs an action: unless overridden, if its class has the method, and for a
  /// standard edit action if its class overrides the method.
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

  /// The methods that are called when keys are pressed while this is the first responder, or one after it
  /// in the responder chain; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adjusts a command that this object can perform, before a menu shows it.
  open func validate(_ command: UICommand) {}

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

  // MARK: Presses

  /// Receives keys that have been pressed; passes them on to the next responder unless overridden, as the
  /// three below.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Receives keys whose force changes: of no key here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motions

  /// Receives a shake of the device that begins; passes it on to the next responder unless overridden, as the two
  /// below.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Receives the end of a shake that another screen or app has come over.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
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

  /// The nearest undo manager of the responder chain: that of its window unless one overrides this.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard edit actions

  /// Whether gestures of three fingers undo, copy and paste; displays have no such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // They do nothing unless overridden.

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  // MARK: Observing

  /// Receives changes of what the object observes by `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// Not overridden, it traps, since nobody handles the change.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    preconditionFailure(
      """
      Expected an override of observeValue(forKeyPath:of:change:context:) in \(type(of: self)) that \
      handles the key \(keyPath ?? ""), and calls super for other keys only.
      """
    )
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

  /// Scrolls by a page; displays have no gesture of assistive technology for it.
  ///
  /// - Returns: Whether it did anything; unless overridden it did not.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Activities

  /// Takes up an activity; does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The scene whose first responder this can be.
  package var _responderScene: _SceneRuntime? { nil }
}
