/// A button with a date or a time that opens a calendar or wheels in a popover.
final class _DateField: UIButton {
  private let mode: UIDatePicker.Mode
  private var shown: _ShownDate?
  private weak var popover: _DatePopover?
  var chosen: (Date) -> Void = { _ in }

  init(_ mode: UIDatePicker.Mode) {
    self.mode = mode
    super.init(frame: .zero)
    var look = UIButton.Configuration.gray()
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = .label
    look.cornerStyle = .medium
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
    configuration = look
    // A truncated date would be useless, so the text shrinks.
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.4
    titleLabel?.baselineAdjustment = .alignCenters
    addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ shown: _ShownDate) {
    self.shown = shown
    isEnabled = shown.isEnabled
    let date = shown.date
    configuration?.title =
      mode == .time ? shown.text(date, .none, .short) : shown.text(date, .medium)
    accessibilityLabel = mode == .time ? shown.texts.time : shown.texts.date
    accessibilityValue = mode == .time ? shown.text(date, .none, .short) : shown.text(date, .full)
    popover?.show(shown)
  }

  private func open() {
    guard let shown, let controller else { return }
    let popover = _DatePopover(mode) { [weak self] in self?.chosen($0) }
    popover.show(shown)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = self
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popover.popoverPresentationController?.delegate = popover
    controller.present(popover, animated: true)
    self.popover = popover
  }

  /// The closest view controller in the responder chain.
  private var controller: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// The popover of a date field, with a calendar or the wheels of a time.
final class _DatePopover: UIViewController {
  private static let margin: CGFloat = 12
  private let picker = UIDatePicker()

  init(_ mode: UIDatePicker.Mode, chosen: @escaping (Date) -> Void) {
    super.init(nibName: nil, bundle: nil)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    picker.addAction(
      UIAction { [weak picker] _ in if let picker { chosen(picker.date) } },
      for: .valueChanged
    )
    preferredContentSize =
      mode == .time ? CGSize(width: 240, height: 240) : CGSize(width: 330, height: 346)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ shown: _ShownDate) {
    title = picker.datePickerMode == .time ? shown.texts.time : shown.texts.date
    picker.locale = shown.locale
    picker.calendar = shown.calendar
    picker.timeZone = shown.calendar.timeZone
    picker.minimumDate = shown.minimum
    picker.maximumDate = shown.maximum
    picker.minuteInterval = shown.minuteInterval
    picker.isEnabled = shown.isEnabled
    if picker.date != shown.date { picker.date = shown.date }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: view.topAnchor, constant: Self.margin),
      picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
      picker.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Self.margin),
    ])
  }
}

extension _DatePopover: UIPopoverPresentationControllerDelegate {
  /// Uses a popover in every width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}
