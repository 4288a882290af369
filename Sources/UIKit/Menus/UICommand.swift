/// A menu element that sends a method along the responder chain.
open class UICommand: UIMenuElement {
  open private(set) var action: Selector?
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  /// A longer title, used if there is room.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      _title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  init(
    _title: String,
    image: UIImage?,
    action: Selector,
    propertyList: Any?,
    alternates: [UICommandAlternate],
    discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: _title, image: image)
  }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }
}

extension UICommand {
  /// Returns the first object that performs the command, in the chains of some responders.
  final func _target(from starts: [UIResponder?]) -> Any? {
    guard let action else { return nil }
    return starts.lazy.compactMap { $0?.target(forAction: action, withSender: self) }.first
  }

  /// Makes the object that performs the command validate it.
  final func _validate(from starts: [UIResponder?]) {
    (_target(from: starts) as? UIResponder)?.validate(self)
  }

  /// Calls the method of the first object that implements it, in the chains of some responders.
  final func _send(from starts: [UIResponder?]) {
    guard let action, let target = _target(from: starts) else { return }
    action._send(to: target as AnyObject, sender: self)
  }
}

/// An alternative to a command while more modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
