/// The fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of iOS before 8, which shows itself in a window of its own.
///
/// It exists for existing apps; others use `UIAlertController`.
open class UIAlertView: UIView {
  private var buttons = AlertButtons()
  private var made: UIAlertController?
  /// The window of the alert while it is visible, whose controller retains the alert view.
  private var shownIn: UIWindow?

  open weak var delegate: AnyObject?
  open var title: String = ""
  open var message: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { buttons.cancelIndex = buttons.add(cancelButtonTitle) }
  }

  public convenience init(
    title: String,
    message: String,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
  }

  // MARK: Buttons and fields

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the cancel button; -1 for none.
  open var cancelButtonIndex: Int {
    get { buttons.cancelIndex }
    set { buttons.cancelIndex = newValue }
  }

  /// The index of the first other button of the initialiser; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.firstOther ?? -1 }

  @_Observed open var alertViewStyle: UIAlertViewStyle = .default {
    didSet { if alertViewStyle != oldValue { made = nil } }
  }

  /// Returns a field of the alert's style, by its index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = controller.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private var controller: UIAlertController {
    if let made { return made }
    let controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let areSecure: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .plainTextInput: [false]
      case .secureTextInput: [true]
      case .loginAndPasswordInput: [false, true]
      }
    for isSecure in areSecure {
      controller.addTextField { [weak self] field in
        field.isSecureTextEntry = isSecure
        field.addAction(UIAction { _ in self?.enableFirstOther() }, for: .editingChanged)
      }
    }
    made = controller
    return controller
  }

  // MARK: Showing

  open var isVisible: Bool { shownIn != nil }

  /// Shows the alert in front of everything else.
  open func show() {
    guard shownIn == nil else { return }
    let controller = controller
    controller.title = title
    controller.message = message
    for action in buttons.actions({ [weak self] in self?.clicked($0) }) {
      controller.addAction(action)
    }
    let window = UIWindow._forAlerts(retaining: self)
    shownIn = window
    nameFields(in: window)
    enableFirstOther()
    asked?.willPresent(self)
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: true) { [weak self] in
      if let self { asked?.didPresent(self) }
    }
  }

  /// Gives the fields of a login their placeholders, in the language of the window's scene.
  private func nameFields(in window: UIWindow) {
    guard alertViewStyle == .loginAndPasswordInput else { return }
    let texts = _SystemTexts.of(window._windowScene?._runtime)
    for (field, text) in zip(made?.textFields ?? [], [texts.login, texts.password])
    where field.placeholder == nil { field.placeholder = text }
  }

  /// Dismisses the alert as if the user had chosen a button, without the call about the click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard shownIn != nil, let made else { return }
    asked?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    made.dismiss(animated: animated) { [weak self] in self?.hide(buttonIndex) }
  }

  private var asked: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func clicked(_ index: Int) {
    asked?.alertView(self, clickedButtonAt: index)
    asked?.alertView(self, willDismissWithButtonIndex: index)
    hide(index)
  }

  private func hide(_ index: Int) {
    shownIn?._hideAlert()
    shownIn = nil
    made = nil
    asked?.alertView(self, didDismissWithButtonIndex: index)
  }

  private func enableFirstOther() {
    guard let made, let first = buttons.others.first, made.actions.indices.contains(first),
      let asked, alertViewStyle != .default
    else { return }
    made.actions[first].isEnabled = asked.alertViewShouldEnableFirstOtherButton(self)
  }
}
