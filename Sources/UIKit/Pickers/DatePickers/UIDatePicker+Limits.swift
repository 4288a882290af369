extension UIDatePicker {
  final var _interval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// Returns the nearest date within the limits.
  final func _limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// Returns the nearest valid duration, in seconds.
  final func _limited(countDown seconds: TimeInterval) -> TimeInterval {
    guard seconds.isFinite else { return TimeInterval(_interval * 60) }
    let step = TimeInterval(_interval * 60)
    let whole = (min(max(seconds, 0), Self.longestCountDown) / step).rounded(.down) * step
    return max(whole, step)
  }
}
