import UIKitHosting

// The wheels are created when locale and time zone are known, and recreated when their contents
// change.

extension UIDatePicker {
  final func _makeWheelsIfNeeded() {
    guard _columns == nil else { return }
    let columns = makeColumns()
    _columns = columns
    for view in _subviews.dropFirst(columns.parts.count) { view.removeFromSuperview() }
    while _subviews.count < columns.parts.count { addSubview(_WheelView()) }
    for (part, wheel) in wheels { set(up: wheel, for: part, columns) }
    _turnWheels(animated: false)
  }

  private var wheels: [(part: _DatePart, wheel: _WheelView)] {
    Array(zip(_columns?.parts ?? [], _subviews.compactMap { $0 as? _WheelView }))
  }

  private func set(up wheel: _WheelView, for part: _DatePart, _ columns: _DateColumns) {
    wheel.value = WheelValue(
      titles: columns.titles(of: part),
      hugsTitles: !columns.isCountDown,
      alignment: columns.isCountDown ? .right : part._alignment
    )
    wheel.accessibilityLabel = part._name(_PickerTexts.of(_runtime))
    wheel.isEnabled = isEnabled
    wheel.picked = { [weak self] row in self?.picked(part, row) ?? false }
  }

  // MARK: Turning

  /// Turns the wheels to the current value.
  final func _turnWheels(animated: Bool) {
    guard let columns = _columns else { return }
    if needsOtherRows(columns) {
      _rebuild()
      return
    }
    let date = shownDate
    for (part, wheel) in wheels {
      wheel.select(columns.row(of: part, at: date), animated: animated)
      wheel.unit = columns.isCountDown ? unit(of: part, columns.row(of: part, at: date)) : nil
    }
  }

  /// Applies a row that the user has chosen.
  private func picked(_ part: _DatePart, _ row: Int) -> Bool {
    guard let columns = _columns else { return false }
    let wanted = columns.date(turning: part, to: row, at: shownDate)
    guard take(wanted) else { return false }
    _turnWheels(animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  /// - Returns: Whether the value has changed.
  private func take(_ wanted: Date) -> Bool {
    if datePickerMode == .countDownTimer {
      let old = _countDown
      _countDown = _limited(countDown: wanted.timeIntervalSinceReferenceDate)
      return _countDown != old
    }
    let old = _date
    _date = _limited(wanted)
    return _date != old
  }

  /// The shown date; a countdown is a time of the reference date's day.
  private var shownDate: Date {
    guard datePickerMode == .countDownTimer else { return _date }
    return Date(timeIntervalSinceReferenceDate: _countDown)
  }

  private func unit(of part: _DatePart, _ row: Int) -> String {
    let texts = _PickerTexts.of(_runtime)
    if part == .minute { return texts.minuteUnit }
    return row == 1 ? texts.oneHour : texts.manyHours
  }

  // MARK: Contents of the wheels

  private func makeColumns() -> _DateColumns {
    let locale = _shownLocale
    let calendar = _shownCalendar
    let (start, count) = span(calendar)
    return _DateColumns(
      parts: parts(locale),
      calendar: calendar,
      locale: locale,
      minuteInterval: _interval,
      start: start,
      count: count,
      isCountDown: datePickerMode == .countDownTimer,
      today: _PickerTexts.of(_runtime).today,
      now: _runtime?.clock.date ?? Date()
    )
  }

  private func parts(_ locale: Locale) -> [_DatePart] {
    switch datePickerMode {
    case .countDownTimer: [.hour, .minute]
    case .time: _DatePart.timeOrder(locale)
    case .date: _DatePart.dateOrder(locale)
    case .yearAndMonth: _DatePart.dateOrder(locale).filter { $0 != .day }
    case .dateAndTime: [.date] + _DatePart.timeOrder(locale)
    }
  }

  final var _shownLocale: Locale { locale ?? _device?.locale ?? Locale(identifier: "en_US") }

  final var _shownCalendar: Calendar {
    var shown: Calendar = calendar ?? Calendar(identifier: .gregorian)
    shown.locale = _shownLocale
    if datePickerMode == .countDownTimer {
      shown.timeZone = .gmt
    } else if let timeZone {
      shown.timeZone = timeZone
    } else if calendar == nil {
      shown.timeZone = _device?.timeZone ?? .gmt
    }
    return shown
  }

  private var _device: Device? {
    (_runtime ?? _SceneRuntime.current)?.application._device
  }

  // MARK: Range of years and days

  /// The number of years or days before and after the current date.
  private static let reach = (years: 100, days: 180)

  private func span(_ calendar: Calendar) -> (start: Date, count: Int) {
    switch datePickerMode {
    case .date, .yearAndMonth: span(calendar, .year, Self.reach.years)
    case .dateAndTime: span(calendar, .day, Self.reach.days)
    case .time, .countDownTimer: (_date, 0)
    }
  }

  private func span(
    _ calendar: Calendar,
    _ unit: Calendar.Component,
    _ reach: Int
  ) -> (start: Date, count: Int) {
    let begin = calendar.dateInterval(of: unit, for: _date)?.start ?? _date
    let first = _limited(calendar.date(byAdding: unit, value: -reach, to: begin) ?? begin)
    let last = _limited(calendar.date(byAdding: unit, value: reach, to: begin) ?? begin)
    let start = calendar.dateInterval(of: unit, for: first)?.start ?? first
    let steps = calendar.dateComponents([unit], from: start, to: last)
    return (start, (steps.value(for: unit) ?? 0) + 1)
  }

  /// Returns whether the current date is at the end of the rows although more dates are valid.
  private func needsOtherRows(_ columns: _DateColumns) -> Bool {
    guard let part = columns.parts.first(where: { $0 == .year || $0 == .date }) else {
      return false
    }
    let row = columns.row(of: part, at: _date)
    guard row > 0, row < columns.count - 1 else {
      let (start, count) = span(columns.calendar)
      return start != columns.start || count != columns.count
    }
    return false
  }
}

extension _DatePart {
  /// The alignment: words are aligned at their start, numbers at their end.
  fileprivate var _alignment: TextAlignmentValue {
    switch self {
    case .month: .natural
    case .date, .day, .hour, .hourOfHalf: .right
    case .minute, .period, .year: .center
    }
  }

  fileprivate func _name(_ texts: _PickerTexts) -> String {
    switch self {
    case .hour, .hourOfHalf: texts.hours
    case .minute: texts.minutes
    case .period: texts.period
    case .day: texts.day
    case .month: texts.month
    case .year: texts.year
    case .date: texts.date
    }
  }
}
