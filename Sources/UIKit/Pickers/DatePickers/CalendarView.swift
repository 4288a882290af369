import UIKitHosting

/// The calendar of a month; its title opens wheels of months and years.
///
///     _CalendarView, vertical
///     ├ title, spacer, back, on
///     ├ names of weekdays
///     ├ six weeks of seven days
///     └ wheels
final class _CalendarView: UIStackView {
  private static let weeks = 6
  private static let week = 7
  /// The diameter of a day's circle, and the width of a weekday's name; in points.
  private static let side: CGFloat = 40
  private static let name: CGFloat = 43

  var chosen: (Date) -> Void = { _ in }
  private var shown: _ShownDate?
  /// A date in the visible month.
  private var month = Date()
  /// The dates of the days; nil for days outside the month.
  private var dates: [Date?] = []

  private let title = UIButton(configuration: .plain())
  private let back = UIButton(configuration: .plain())
  private let on = UIButton(configuration: .plain())
  private let names = UIStackView()
  private let months = UIDatePicker()
  private var days: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    addArrangedSubview(makeHeader())
    names.distribution = .equalSpacing
    // Screen readers read days as full dates.
    names.accessibilityElementsHidden = true
    addArrangedSubview(names)
    for _ in 0..<Self.weeks { addArrangedSubview(makeWeek()) }
    months.datePickerMode = .yearAndMonth
    months.isHidden = true
    months.addAction(
      UIAction { [weak self] _ in if let self { chosen(months.date) } },
      for: .valueChanged
    )
    let height = 22 + CGFloat(Self.weeks) * Self.side
    months.heightAnchor.constraint(equalToConstant: height).isActive = true
    addArrangedSubview(months)
  }

  required init(coder: NSCoder) {
    preconditionFailure("Expected no such view in a nib.")
  }

  override var _kind: NodeKind { .calendar }

  // MARK: Content

  /// Shows a date; if it has changed, also its month.
  func show(_ new: _ShownDate) {
    let old = shown
    shown = new
    if old == nil || old?.date != new.date { month = new.date }
    showMonth()
  }

  private func showMonth() {
    guard let shown else { return }
    let calendar = shown.calendar
    guard let whole = calendar.dateInterval(of: .month, for: month) else { return }
    var heading = UIButton.Configuration.plain()
    heading.title = shown.text(month, template: "yMMMM")
    heading.titleTextAttributesTransformer = Self.font(.semibold)
    heading.image = UIImage(systemName: months.isHidden ? "chevron.forward" : "chevron.down")
    heading.imagePlacement = .trailing
    heading.imagePadding = 4
    heading.baseForegroundColor = months.isHidden ? .label : nil
    heading.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 4, bottom: 7, trailing: 8)
    title.configuration = heading
    title.accessibilityHint = months.isHidden ? shown.texts.showMonths : shown.texts.hideMonths
    title.isEnabled = shown.isEnabled
    back.accessibilityLabel = shown.texts.previousMonth
    back.isEnabled = shown.isEnabled && whole.start > shown.minimum ?? .distantPast
    on.accessibilityLabel = shown.texts.nextMonth
    on.isEnabled = shown.isEnabled && whole.end <= shown.maximum ?? .distantFuture
    showNames(calendar)
    showDays(whole.start, shown)
    showWheels(shown)
  }

  private func showNames(_ calendar: Calendar) {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    for (label, index) in zip(names.arrangedSubviews, first...) {
      (label as? UILabel)?.text = symbols[index % symbols.count].uppercased(with: calendar.locale)
    }
  }

  private func showDays(_ first: Date, _ shown: _ShownDate) {
    let calendar = shown.calendar
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let weekday = calendar.component(.weekday, from: first)
    let lead = (weekday - calendar.firstWeekday + Self.week) % Self.week
    let all = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) ?? first }
    let (numbers, accessibilityLabels) = (shown.numbers(all), shown.accessibilityLabels(all))
    for (index, button) in days.enumerated() {
      let day = index - lead
      let date = all.indices.contains(day) ? all[day] : nil
      if dates[index] != date { button._tapEffectChanged() }
      dates[index] = date
      button.accessibilityElementsHidden = date == nil
      button.accessibilityLabel = date == nil ? nil : accessibilityLabels[day]
      button.isEnabled = date.map { shown.isEnabled && shown.isAllowed($0) } ?? false
      let isChosen = date.map { calendar.isDate($0, inSameDayAs: shown.date) } ?? false
      button.isSelected = isChosen
      let isToday = date.map { calendar.isDate($0, inSameDayAs: shown.now) } ?? false
      var look = Self.look(isChosen: isChosen, isToday: isToday)
      look.title = date == nil ? "" : numbers[day]
      button.configuration = look
    }
  }

  /// Returns the look of a day: the selected one has a circle, which is filled for today.
  private static func look(isChosen: Bool, isToday: Bool) -> UIButton.Configuration {
    var look: UIButton.Configuration =
      !isChosen ? .plain() : isToday ? .filled() : .tinted()
    if !isChosen, !isToday { look.baseForegroundColor = .label }
    look.titleTextAttributesTransformer = font(isChosen ? .semibold : .regular)
    look.cornerStyle = .capsule
    look.contentInsets = .zero
    look.automaticallyUpdateForSelection = false
    return look
  }

  /// Limits the text size to the circle of a day.
  private static func font(_ weight: UIFont.Weight) -> UIConfigurationTextAttributesTransformer {
    let font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 20)
    return UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = font
      return outgoing
    }
  }

  private func showWheels(_ shown: _ShownDate) {
    months.locale = shown.locale
    months.calendar = shown.calendar
    months.minimumDate = shown.minimum
    months.maximumDate = shown.maximum
    months.isEnabled = shown.isEnabled
    if months.date != shown.date { months.date = shown.date }
  }

  // MARK: User input

  private func tapped(_ index: Int) {
    guard let shown, let day = dates[index] else { return }
    chosen(shown.moment(on: day))
  }

  private func turn(by step: Int) {
    guard let calendar = shown?.calendar,
      let first = calendar.dateInterval(of: .month, for: month)?.start
    else { return }
    month = calendar.date(byAdding: .month, value: step, to: first) ?? month
    showMonth()
  }

  private func toggleMonths() {
    months.isHidden.toggle()
    for view in arrangedSubviews.dropFirst() where view !== months {
      view.isHidden = !months.isHidden
    }
    for view in [back, on] { view.alpha = months.isHidden ? 1 : 0 }
    if months.isHidden, let shown { month = shown.date }
    showMonth()
  }

  // MARK: Subviews

  private func makeHeader() -> UIView {
    let room = UIView()
    room.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    set(up: title) { $0.toggleMonths() }
    set(up: back) { $0.turn(by: -1) }
    set(up: on) { $0.turn(by: 1) }
    back.configuration?.image = UIImage(systemName: "chevron.backward")
    on.configuration?.image = UIImage(systemName: "chevron.forward")
    let header = UIStackView(arrangedSubviews: [title, room, back, on])
    header.alignment = .center
    header.heightAnchor.constraint(equalToConstant: 44).isActive = true
    for _ in 0..<Self.week { names.addArrangedSubview(makeName()) }
    return header
  }

  private func makeName() -> UIView {
    let name = UILabel()
    name.font = .systemFont(ofSize: 13, weight: .semibold)
    name.textColor = .secondaryLabel
    name.textAlignment = .center
    name.widthAnchor.constraint(equalToConstant: Self.name).isActive = true
    name.heightAnchor.constraint(equalToConstant: 22).isActive = true
    return name
  }

  private func makeWeek() -> UIView {
    let week = UIStackView()
    week.distribution = .equalSpacing
    for _ in 0..<Self.week {
      let (day, index) = (UIButton(configuration: .plain()), days.count)
      set(up: day) { $0.tapped(index) }
      day.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
      day.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
      days.append(day)
      dates.append(nil)
      week.addArrangedSubview(day)
    }
    return week
  }

  private func set(
    up button: UIButton,
    _ action: @escaping @MainActor (_CalendarView) -> Void
  ) {
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } },
      for: .primaryActionTriggered
    )
  }
}
