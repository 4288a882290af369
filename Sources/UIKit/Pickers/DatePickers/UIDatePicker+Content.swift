import UIKitHosting

// The content of the styles without wheels.

extension UIDatePicker {
  /// Creates the content if needed and shows the current date in it.
  final func _showContent() {
    let content = _content ?? makeContent()
    content.show(shownDate)
  }

  private func makeContent() -> any _DateContent {
    let content: any _DateContent =
      datePickerStyle == .inline ? _InlineDateView() : _CompactDateView()
    content.chosen = { [weak self] in self?.choose($0) }
    _content = content
    addSubview(content)
    _fill(with: content)
    return content
  }

  /// Applies a date that the user has chosen.
  final func choose(_ date: Date) {
    let old = _date
    _date = _limited(date)
    _showContent()
    if _date != old { sendActions(for: .valueChanged) }
  }

  private var shownDate: _ShownDate {
    let isOrdered = minimumDate.flatMap { first in maximumDate.map { first <= $0 } } ?? true
    return _ShownDate(
      date: _date,
      mode: datePickerMode,
      calendar: _shownCalendar,
      locale: _shownLocale,
      minimum: isOrdered ? minimumDate : nil,
      maximum: isOrdered ? maximumDate : nil,
      minuteInterval: _interval,
      isEnabled: isEnabled,
      now: _runtime?.clock.date ?? Date(),
      texts: _PickerTexts.of(_runtime)
    )
  }
}
