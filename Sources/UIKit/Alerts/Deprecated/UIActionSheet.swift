/// An action sheet of iOS before 8.
///
/// It exists for existing apps; others use `UIAlertController`.
open class UIActionSheet: UIView {
  private var buttons = AlertButtons()
  private weak var shown: UIAlertController?

  open weak var delegate: (any UIActionSheetDelegate)?
  open var title: String = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a sheet whose destructive button is first and whose cancel button follows.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      buttons.destructiveIndex = buttons.add(destructiveButtonTitle)
    }
    if let cancelButtonTitle { buttons.cancelIndex = buttons.add(cancelButtonTitle) }
  }

  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle
    )
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
  }

  // MARK: Buttons

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

  /// The index of the destructive button; -1 for none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructiveIndex }
    set { buttons.destructiveIndex = newValue }
  }

  /// The index of the first other button of the initialiser; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.firstOther ?? -1 }

  // MARK: Showing

  open var isVisible: Bool { shown != nil }

  /// Shows the sheet over the screen of a view, and in a regular width beside the view.
  open func show(in view: UIView) {
    present(over: view.window, animated: true) { $0.sourceView = view }
  }

  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    present(over: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  open func show(from item: UIBarButtonItem, animated: Bool) {
    present(over: item._view?.window, animated: animated) { $0.barButtonItem = item }
  }

  open func show(from view: UITabBar) {
    show(in: view)
  }

  open func show(from view: UIToolbar) {
    show(in: view)
  }

  /// Dismisses the sheet as if the user had chosen a button, without the call about the click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    // The sheet lives until the delegate was called.
    shown.dismiss(animated: animated) { [self] in
      self.shown = nil
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func present(
    over window: UIWindow?,
    animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) {
    guard shown == nil, let presenter = window?.rootViewController?._topmost else { return }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title,
      message: nil,
      preferredStyle: .actionSheet
    )
    // The actions retain the action sheet while it is visible, as on iOS.
    for action in buttons.actions({ [self] in clicked($0) }) { sheet.addAction(action) }
    if let popover = sheet.popoverPresentationController { place(popover) }
    shown = sheet
    delegate?.willPresent(self)
    presenter.present(sheet, animated: animated) { [self] in delegate?.didPresent(self) }
  }

  private func clicked(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    shown = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
