import UIKitHosting

/// An action that assistive technology can perform on a view, beyond tapping it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// - Returns: True if the action was performed.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that assistive technology presents.
  open var name: String
  open var image: UIImage?
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  /// The object whose method performs the action if there is no handler.
  open weak var target: AnyObject?
  /// The method, without a parameter or with the action.
  open var selector: Selector?

  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// Creates an action that a method performs; its result is ignored.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    super.init()
    self.target = target as AnyObject?
  }

  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }

  final func _perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      selector._send(to: target, sender: self)
    }
  }
}

// Users reach a view's custom actions like a context menu: by the menu key, a right click or a long
// press, which screen readers support too.

extension UIView {
  final func _setCustomActions(_ actions: [UIAccessibilityCustomAction]?) {
    _makeLazyState().customActions = actions
    _updateAccessibility { $0.hasActions = !(actions ?? []).isEmpty }
    _customActionsChanged()
  }

  final var _hasCustomActions: Bool {
    !(accessibilityCustomActions ?? []).isEmpty
  }

  /// Returns the menu with the custom actions appended.
  final func _withCustomActions(_ menu: UIMenu?) -> UIMenu? {
    guard _hasCustomActions else { return menu }
    let actions = (accessibilityCustomActions ?? []).map { custom in
      UIAction(title: custom.name, image: custom.image) { _ in custom._perform() }
    }
    let own = UIMenu(options: .displayInline, children: actions)
    guard let menu else { return UIMenu(children: [own]) }
    let inner = UIMenu(options: menu.options.union(.displayInline), children: menu.children)
    return UIMenu(title: menu.title, children: [inner, own])
  }
}
