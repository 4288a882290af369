/// What one wheel of a date picker stands for.
enum _DatePart: Hashable, Sendable {
  /// 0…23, alone.
  case hour
  /// 12, 1…11, with a `period`.
  case hourOfHalf
  case minute
  /// Before or after noon.
  case period
  case day, month, year
  /// A day as a whole.
  case date
}
