import Foundation
package import UIKitHosting

/// A view that sends events for the user's actions.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// Sent with `touchDown` for a touch that quickly follows another.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch has returned to the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch has left the control by more than 70 points.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Another gesture, such as scrolling, has taken over the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap has opened the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right
    /// The width of the control; a title is at the leading edge.
    case fill
    case leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom
    /// The height of the control; a title is centred.
    case fill
  }

  private struct Entry {
    enum Handler {
      case action(UIAction)
      case target(TargetAction)
    }

    var handler: Handler
    var events: Event

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }

    var targetAction: TargetAction? {
      if case .target(let targetAction) = handler { targetAction } else { nil }
    }
  }

  /// The event handlers, in the order of adding.
  private var entries: [Entry] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  /// Creates a control that performs an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  package override var _kind: NodeKind { .control }

  // MARK: State

  @_Observed open var isEnabled: Bool = true {
    willSet { _willChange(["enabled"]) }
    didSet {
      defer { _didChange(["enabled"]) }
      guard isEnabled != oldValue else { return }
      if !isEnabled { _cancelTouch() }
      stateChanged(.isEnabled)
    }
  }

  @_Observed open var isSelected: Bool = false {
    willSet { _willChange(["selected"]) }
    didSet {
      if isSelected != oldValue { stateChanged(.isSelected) }
      _didChange(["selected"])
    }
  }

  @_Observed open var isHighlighted: Bool = false {
    willSet { _willChange(["highlighted"]) }
    didSet {
      if isHighlighted != oldValue { _highlightChanged() }
      _didChange(["highlighted"])
    }
  }

  /// A Boolean value that indicates whether a touch on the control is in progress.
  open package(set) var isTracking: Bool = false

  /// A Boolean value that indicates whether that touch is still on the control, or near it.
  open package(set) var isTouchInside: Bool = false

  open var state: UIControl.State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of a button's title and image.
  @_Observed open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { _contentAlignmentChanged() } }
  }

  /// The vertical alignment of a button's title and image.
  @_Observed open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { _contentAlignmentChanged() } }
  }

  /// Notifies subclasses that the content alignment has changed.
  package func _contentAlignmentChanged() {}

  /// A Boolean value that indicates whether a tap opens the menu, instead of performing actions.
  @_Observed open var showsMenuAsPrimaryAction: Bool = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { _menuChanged() } }
  }

  /// The menu that the control can open.
  package var _shownMenu: UIMenu? { nil }

  package func _menuChanged() {
    _invalidate(.menuOffer)
    _tapEffectChanged()
    _pointersChanged()
  }

  private func stateChanged(_ key: AttributeKey) {
    _invalidate(key)
    _stateChanged()
  }

  /// Notifies subclasses that the state has changed.
  package func _stateChanged() {}

  /// Notifies subclasses that the highlighted state has changed.
  package func _highlightChanged() {}

  package override var _receivesTouchEvents: Bool { _tracksTouches }

  /// A Boolean value that indicates whether the appearance depends on the highlighted state.
  package var _followsHighlight: Bool { false }

  /// A Boolean value that indicates whether a tap toggles the selection.
  package var _togglesSelection: Bool { false }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isEnabled: .isEnabled(isEnabled)
    case .isSelected: .isSelected(isSelected, toggles: _togglesSelection)
    case .menuOffer: .menuOffer(_menuOffer)
    default: super._attribute(key)
    }
  }

  // MARK: Touches

  /// Begins tracking a touch on the control; returns whether to continue.
  ///
  /// A control whose class overrides this method or one of the three below receives the touches
  /// themselves. For other controls, displays report the resulting events.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Continues tracking a touch that has moved; returns whether to continue.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends tracking after the touch was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Cancels tracking after another gesture has taken over the touch.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _trackBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    _trackMoved(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    _trackEnded(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    _trackCancelled(event)
  }

  // MARK: Actions

  /// Adds an action for events.
  ///
  /// It replaces an action with the same identifier for the same events, because identifiers are
  /// unique per event.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(handler: .action(action), events: controlEvents))
    handlersChanged()
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    subtract(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  open func sendAction(_ action: UIAction) {
    action._perform(sender: self)
  }

  // MARK: Targets and actions

  /// Adds a target's method for events.
  ///
  /// If the target and action exist already, the events are added to them.
  ///
  /// - Parameters:
  ///   - target: The object that implements the method, held weakly; nil for the first object of
  ///     the responder chain that implements it.
  ///   - action: The method; it may take the control and the event.
  ///   - controlEvents: The events.
  open func addTarget(
    _ target: Any?,
    action: Selector,
    for controlEvents: UIControl.Event
  ) {
    let new = TargetAction(target as AnyObject?, action)
    entries.removeAll { $0.targetAction?.isDeallocated == true }
    if let index = entries.firstIndex(where: { $0.targetAction?.isSame(as: new) == true }) {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(handler: .target(new), events: controlEvents))
    }
    handlersChanged()
  }

  /// Removes events from targets and actions.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all actions of the target. An unnamed selector from elsewhere
  ///     in the source matches the target's only action whose method takes the same parameters.
  ///   - controlEvents: The events.
  open func removeTarget(
    _ target: Any?,
    action: Selector?,
    for controlEvents: UIControl.Event
  ) {
    let isMeant = entries.compactMap(\.targetAction).meant(by: target as AnyObject?, action)
    subtract(controlEvents) { $0.targetAction.map(isMeant) ?? false }
  }

  /// The targets that are hashable; `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    let targets = entries.compactMap(\.targetAction).filter { !$0.isDeallocated }
    return Set(
      targets.compactMap { entry in
        guard let target = entry.target else { return AnyHashable(NSNull()) }
        return target as? AnyHashable
      }
    )
  }

  /// Calls a method of a target; subclasses override it to observe actions.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil for the first object of the responder chain that implements the
  ///     method.
  ///   - event: The event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication._send(action, to: target as AnyObject?, from: self, for: event)
  }

  /// Calls a closure with each event handler, in the order of adding, until the closure stops.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stops = false
    for entry in entries where !stops && entry.targetAction?.isDeallocated != true {
      let targetAction = entry.targetAction.map { ($0.target as Any?, $0.action) }
      iterator(entry.action, targetAction, entry.events, &stops)
    }
  }

  private func subtract(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices.reversed() where isMeant(entries[index]) {
      entries[index].events.subtract(events)
      if entries[index].events.isEmpty { entries.remove(at: index) }
    }
    handlersChanged()
  }

  private func handlersChanged() {
    _tapEffectChanged()
    _pointersChanged()
  }

  // MARK: Sending

  /// Performs the actions and calls the targets' methods for events, in the order of adding.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .action(let action): sendAction(action)
      case .target(let entry) where !entry.isDeallocated:
        sendAction(entry.action, to: entry.target, for: nil)
      case .target: break
      }
    }
  }

  /// Performs the control's primary action.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  open var allControlEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// A Boolean value that indicates whether a tap on the control as a whole has an effect.
  package var _isTappable: Bool { true }

  /// Handles a tap: a complete touch.
  package func _touched() {
    _ = _touch(.down)
    _ = _touch(.upInside)
  }

  /// Handles the end of a touch inside the control.
  package func _liftedInside() {
    sendActions(for: .touchUpInside)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { _cancelTouch() }
  }
}

extension UIControl: _Tappable {
  func _tapped() -> Bool {
    guard isEnabled, _isTappable else { return false }
    if _menuOffer == .onTap { return _openMenu() }
    _touched()
    return true
  }
}
