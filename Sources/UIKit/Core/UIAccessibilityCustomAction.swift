import UIKitHosting

/// Something that assistive technology can do with a view, beyond tapping it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// - Returns: Whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What a person chooses it by.
  open var name: String
  open var image: UIImage?
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}

// A person comes to a view's actions as to a menu: by the menu key, a right click or a long press,
// which screen readers have ways for too.

extension UIView {
  final func _setCustomActions(_ actions: [UIAccessibilityCustomAction]?) {
    _makeRare().customActions = actions
    _updateAccessibility { $0.hasActions = !(actions ?? []).isEmpty }
    _customActionsChanged()
  }

  final var _hasCustomActions: Bool {
    !(accessibilityCustomActions ?? []).isEmpty
  }

  /// What there is to choose from: the menu, then the actions.
  final func _withCustomActions(_ menu: UIMenu?) -> UIMenu? {
    guard _hasCustomActions else { return menu }
    let actions = (accessibilityCustomActions ?? []).map { custom in
      UIAction(title: custom.name, image: custom.image) { _ in
        _ = custom.actionHandler?(custom)
      }
    }
    let own = UIMenu(options: .displayInline, children: actions)
    guard let menu else { return UIMenu(children: [own]) }
    let inner = UIMenu(options: menu.options.union(.displayInline), children: menu.children)
    return UIMenu(title: menu.title, children: [inner, own])
  }
}
