import UIKitHosting

/// A view controller that shows an alert or an action sheet over everything else.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public private(set) var preferredStyle: Style = .actionSheet
  private var addedActions: [UIAlertAction] = []
  private var addedFields: [UITextField] = []

  public convenience init(
    title: String?,
    message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  @_Observed open var message: String? {
    didSet { viewIfLoaded?._invalidate(.message) }
  }

  open override var title: String? {
    didSet { viewIfLoaded?._invalidate(.title) }
  }

  open var actions: [UIAlertAction] { addedActions }

  /// The action that the return key performs, drawn in bold.
  @_Observed open var preferredAction: UIAlertAction? {
    didSet {
      for view in viewIfLoaded?._subviews ?? [] { view._invalidate(.actionStyle) }
    }
  }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !addedActions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel"
    )
    addedActions.append(action)
    guard let view = viewIfLoaded else { return }
    view.addSubview(_AlertActionView(action: action, alert: self))
    for action in shownActions { action._view.map(view.bringSubviewToFront) }
  }

  /// The actions in display order: the cancel action is first of two in a row, and last in a
  /// column.
  private var shownActions: [UIAlertAction] {
    let isRow = preferredStyle == .alert && addedActions.count == 2
    let (cancels, others) = (
      addedActions.filter { $0.style == .cancel }, addedActions.filter { $0.style != .cancel }
    )
    return isRow ? cancels + others : others + cancels
  }

  /// The text fields in the order in which they were added, or nil if there are none.
  open var textFields: [UITextField]? {
    addedFields.isEmpty ? nil : addedFields
  }

  /// Adds a field below the message.
  ///
  /// - Parameter configurationHandler: Called synchronously with the new field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertController.Style.alert"
    )
    let field = UITextField()
    field._slot = .alertField
    configurationHandler?(field)
    addedFields.append(field)
    viewIfLoaded?.insertSubview(field, at: addedFields.count - 1)
  }

  open override func loadView() {
    let view = _AlertView(self)
    for field in addedFields { view.addSubview(field) }
    for action in shownActions {
      view.addSubview(_AlertActionView(action: action, alert: self))
    }
    self.view = view
  }

  /// Handles the return key: moves focus to the next field, or in the last field performs the
  /// preferred action or else the first action of the default style.
  final func _returnPressed(in field: UITextField) {
    guard let place = addedFields.firstIndex(of: field) else { return }
    guard place + 1 == addedFields.count else {
      addedFields[place + 1].becomeFirstResponder()
      return
    }
    let action = preferredAction ?? addedActions.first { $0.style == .default }
    _ = (action?._view as? _AlertActionView)?._tapped()
  }

  package override var _isAlert: Bool { true }
}

extension UIAlertController: _Alerting {
  final var _shownMessage: String? { message }
  final var _title: String? { title }
  final var _alertStyle: AlertStyleValue { preferredStyle == .actionSheet ? .actionSheet : .alert }
}

/// An action that the user can choose in an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public private(set) var title: String?
  public private(set) var style: Style = .default
  final private(set) var _handler: ((UIAlertAction) -> Void)?
  final weak var _view: UIView?

  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(_title: title, style: style, handler: handler)
  }

  private init(_title: String?, style: Style, handler: ((UIAlertAction) -> Void)?) {
    title = _title
    self.style = style
    _handler = handler
    super.init()
  }

  @_Observed open var isEnabled: Bool = true {
    didSet { _view?._invalidate(.isEnabled) }
  }

  /// The identifier of the action's button, for tests.
  @_Observed open var accessibilityIdentifier: String? {
    didSet { _view?.accessibilityIdentifier = accessibilityIdentifier }
  }
}

extension UIAlertAction {
  /// Returns the value of a property by its name, as key-value coding does on Apple's platforms.
  ///
  /// Tests read the handler so, to call it as if the user had chosen the action.
  ///
  /// - Parameter key: `"handler"`, `"title"`, `"style"` or `"enabled"`.
  /// - Returns: The value, the handler as `(UIAlertAction) -> Void`; nil without one, and for other keys.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "handler": _handler
    case "title": title
    case "style": style.rawValue
    case "enabled", "isEnabled": isEnabled
    default: nil
    }
  }
}
