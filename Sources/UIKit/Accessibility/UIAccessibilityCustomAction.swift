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
