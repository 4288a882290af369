public import Foundation

/// An object that takes part in handling events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, _EditActionNames {
  public override init() {
    super.init()
  }

  /// Called when the object was made from a storyboard or nib, with its outlets connected; an
  /// override calls `super`.
  open func awakeFromNib() {}

  /// Never called: Interface Builder calls it to show the object in Xcode.
  open func prepareForInterfaceBuilder() {}

  /// The next object in the responder chain.
  ///
  /// For a view its controller or else its superview; for a controller its view's superview or else
  /// the presenting controller; for a window its scene; for a scene the application; for the
  /// application its delegate.
  open var next: UIResponder? { nil }

  /// Returns whether this object performs an action.
  ///
  /// By default true if its class implements the method; for a standard edit action, if its class
  /// overrides the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action._isMethod(of: self)
  }

  /// Returns the object that performs an action: this one, or the first one after it in the
  /// responder chain.
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

  /// The key commands of this object while it is in the responder chain; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adjusts a command that this object can perform, before a menu shows it.
  open func validate(_ command: UICommand) {}

  // MARK: Touches

  /// Receives touches that have begun.
  ///
  /// By default, this method and the three below forward to the next responder.
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

  /// Receives keys that have been pressed.
  ///
  /// By default, this method and the three below forward to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Receives keys whose force has changed; displays report no such changes.
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

  /// Receives the beginning of a shake of the device.
  ///
  /// By default, this method and the two below forward to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Receives the cancellation of a shake, when another screen or app interrupts it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool {
    guard let scene = _responderScene else { return false }
    return scene.firstResponder === self || _responderWindow?._keptResponder === self
  }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scene = _responderScene, canBecomeFirstResponder else { return false }
    scene.makeKeyWindow(of: self)
    if scene.firstResponder === self { return true }
    if let other = scene.firstResponder, !other.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let scene = _responderScene, isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    scene.resign(self)
    return true
  }

  /// The view that replaces the keyboard while this is the first responder; nil unless overridden.
  open var inputView: UIView? { nil }

  /// The view above the keyboard or input view while this is the first responder; nil unless
  /// overridden.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views of the first responder immediately.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    _responderScene?.reloadInputViews()
  }

  /// The nearest undo manager of the responder chain; by default that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard edit actions

  /// A value that indicates whether three-finger gestures undo, copy and paste; displays lack such
  /// gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // The default implementations do nothing.

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

  /// Receives changes of objects observed by `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// The default implementation traps, because the change is not handled.
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

  /// Performs the activation by assistive technology or a key, instead of a tap.
  ///
  /// - Returns: True if the activation was handled; false by default, and a tap follows.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an element with the trait `adjustable`.
  open func accessibilityIncrement() {}

  /// Decrements the value of an element with the trait `adjustable`.
  open func accessibilityDecrement() {}

  /// Dismisses a modal view or a pushed screen with the Escape key; called from the focused element
  /// outwards.
  ///
  /// - Returns: True if it was handled; otherwise the sheet is dismissed, or the screen is popped.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page; displays have no accessibility gesture for it.
  ///
  /// - Returns: True if it was handled; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Activities

  /// Restores the state of an activity; does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The scene in which this object can become first responder.
  package var _responderScene: _SceneRuntime? { nil }
}
