/// A view with a button for the date and a button for the time.
final class _CompactDateView: UIStackView, _DateContent {
  var chosen: (Date) -> Void = { _ in } {
    didSet { for field in [day, time] { field.chosen = chosen } }
  }

  private let day = _DateField(.date)
  private let time = _DateField(.time)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 6
    for field in [day, time] { addArrangedSubview(field) }
    stand()
  }

  required init(coder: NSCoder) {
    preconditionFailure("Expected no such view in a nib.")
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    stand()
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    stand()
  }

  /// Arranges the buttons side by side, or one below the other for large text sizes.
  private func stand() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
  }

  func show(_ shown: _ShownDate) {
    day.isHidden = !shown.showsDate
    time.isHidden = !shown.showsTime
    for field in [day, time] { field.show(shown) }
  }
}

/// A view with a calendar and a button for the time.
final class _InlineDateView: UIStackView, _DateContent {
  var chosen: (Date) -> Void = { _ in } {
    didSet {
      month.chosen = chosen
      time.chosen = chosen
    }
  }

  private let month = _CalendarView(frame: .zero)
  private let row = UIStackView()
  private let label = UILabel()
  private let time = _DateField(.time)

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    spacing = 8
    row.alignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    // The button has the accessibility label.
    label.isAccessibilityElement = false
    for view in [label, time] { row.addArrangedSubview(view) }
    for view in [month, row] { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) {
    preconditionFailure("Expected no such view in a nib.")
  }

  func show(_ shown: _ShownDate) {
    month.isHidden = !shown.showsDate
    row.isHidden = !shown.showsTime
    label.isHidden = !shown.showsDate
    label.text = shown.texts.time
    if shown.showsDate { month.show(shown) }
    time.show(shown)
  }
}
