import Foundation
package import UIKitHosting

/// A view that tells what a person does with it.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// With `touchDown`, where a touch follows another soon.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch comes back to the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch leaves the control, by more than 70 points.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something else, such as a scroll, took the touch over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A tap opened the control's menu.
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

  /// Where a control's content is across its width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right
    /// As wide as the control; a title begins where reading does.
    case fill
    case leading, trailing
  }

  /// Where a control's content is across its height.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom
    /// As high as the control; a title is in the middle.
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

  /// In the order of adding.
  private var entries: [Entry] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// The action is performed for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  package override var _kind: NodeKind { .control }

  // MARK: State

  @_Told open var isEnabled: Bool = true {
    willSet { _willChange(["enabled"]) }
    didSet {
      defer { _didChange(["enabled"]) }
      guard isEnabled != oldValue else { return }
      if !isEnabled { _cancelTouch() }
      stateChanged(.isEnabled)
    }
  }

  @_Told open var isSelected: Bool = false {
    willSet { _willChange(["selected"]) }
    didSet {
      if isSelected != oldValue { stateChanged(.isSelected) }
      _didChange(["selected"])
    }
  }

  @_Told open var isHighlighted: Bool = false {
    willSet { _willChange(["highlighted"]) }
    didSet {
      if isHighlighted != oldValue { _highlightChanged() }
      _didChange(["highlighted"])
    }
  }

  /// Whether a touch that began on it goes on.
  open package(set) var isTracking: Bool = false

  /// Whether that touch is still over it, or near.
  open package(set) var isTouchInside: Bool = false

  open var state: UIControl.State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the title and image of a button are across its width.
  @_Told open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { _contentAlignmentChanged() } }
  }

  /// Where the title and image of a button are across its height.
  @_Told open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { _contentAlignmentChanged() } }
  }

  /// Lets a subclass show its content elsewhere.
  package func _contentAlignmentChanged() {}

  /// Whether a tap opens the control's menu, instead of what its actions do.
  @_Told open var showsMenuAsPrimaryAction: Bool = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { _menuChanged() } }
  }

  /// The menu that it can open.
  package var _shownMenu: UIMenu? { nil }

  package func _menuChanged() {
    _invalidate(.menuOffer)
    _meaningChanged()
    _pointersChanged()
  }

  private func stateChanged(_ key: AttributeKey) {
    _invalidate(key)
    _stateChanged()
  }

  /// Lets a subclass show its new state.
  package func _stateChanged() {}

  /// Lets a subclass show that it is held, or is no longer.
  package func _highlightChanged() {}

  package override var _listensToTouches: Bool { _tracksTouches }

  /// Whether it looks otherwise while it is held.
  package var _followsHighlight: Bool { false }

  /// Whether a tap selects and deselects it.
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

  /// A touch has gone down on the control: whether it is to be tracked.
  ///
  /// A control whose class overrides this or one of the three below receives touches themselves; of any
  /// other a display reports what they come to.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch has moved: whether it is to be tracked on.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch has been lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Something else has taken the touch over.
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
  /// An action of the same identifier that was added for the same events is replaced: identifiers
  /// are unique per event.
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

  /// Has a target's method called for events.
  ///
  /// A target and action that were added before get these events too.
  ///
  /// - Parameters:
  ///   - target: The object that has the method, held weakly; nil for the first object of the responder
  ///     chain that has it.
  ///   - action: The method; it may take the control, and the event.
  ///   - controlEvents: The events.
  open func addTarget(
    _ target: Any?,
    action: Selector,
    for controlEvents: UIControl.Event
  ) {
    let new = TargetAction(target as AnyObject?, action)
    entries.removeAll { $0.targetAction?.isDead == true }
    if let index = entries.firstIndex(where: { $0.targetAction?.isSame(as: new) == true }) {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(handler: .target(new), events: controlEvents))
    }
    handlersChanged()
  }

  /// Takes events away from targets and actions.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all of the target. One without a name that was made elsewhere in the
  ///     source stands for the only action of the target whose method takes the same parameters.
  ///   - controlEvents: The events.
  open func removeTarget(
    _ target: Any?,
    action: Selector?,
    for controlEvents: UIControl.Event
  ) {
    let isMeant = entries.compactMap(\.targetAction).meant(by: target as AnyObject?, action)
    subtract(controlEvents) { $0.targetAction.map(isMeant) ?? false }
  }

  /// The targets, as far as they are hashable objects; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    let targets = entries.compactMap(\.targetAction).filter { !$0.isDead }
    return Set(
      targets.compactMap { entry in
        guard let target = entry.target else { return AnyHashable(NSNull()) }
        return target as? AnyHashable
      }
    )
  }

  /// Calls a method of a target; subclasses override it to watch what the control does.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil for the first object of the responder chain that has the method.
  ///   - event: The event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication._send(action, to: target as AnyObject?, from: self, for: event)
  }

  /// Calls a closure with what was added for events, in the order of adding, until it stops.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stops = false
    for entry in entries where !stops && entry.targetAction?.isDead != true {
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
    _meaningChanged()
    _pointersChanged()
  }

  // MARK: Sending

  /// Performs the actions of these events, and has their targets' methods called, in the order of
  /// adding.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .action(let action): sendAction(action)
      case .target(let entry) where !entry.isDead:
        sendAction(entry.action, to: entry.target, for: nil)
      case .target: break
      }
    }
  }

  /// Does what activating the control does.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  open var allControlEvents: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Whether a tap on the control as a whole means anything.
  package var _isTappable: Bool { true }

  /// One whole touch.
  package func _touched() {
    _ = _touch(.down)
    _ = _touch(.upInside)
  }

  /// A touch ended where it began.
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
