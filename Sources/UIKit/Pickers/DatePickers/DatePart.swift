/// The part of a date that a wheel represents.
enum _DatePart: Hashable, Sendable {
  /// The hour, 0…23, without a `period`.
  case hour
  /// The hour, 12, 1…11, with a `period`.
  case hourOfHalf
  case minute
  /// AM or PM.
  case period
  case day, month, year
  /// A whole day.
  case date
}
