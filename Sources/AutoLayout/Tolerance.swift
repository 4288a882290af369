/// The numerical tolerances of the module, in one place.
///
/// Coefficients of layout systems are near 1 and constants are points below 1e6, so that doubles
/// leave about ten digits behind the point. All tolerances are absolute.
enum Tolerance {
  /// Violation of a required constraint that still counts as satisfied, in points.
  static let feasibility = 1e-6

  /// Distance at which two breakpoints, or the two ends of an interval, are considered equal, in
  /// points.
  static let position = 1e-9

  /// Difference at which two slopes of a cost function are considered equal.
  static let slope = 1e-9

  /// Magnitude below which a coefficient after elimination is considered zero.
  static let coefficient = 1e-10

  /// Difference at which coefficients of two linear forms are considered equal.
  static let form = 1e-9

  /// Magnitude below which an entry of the tableau is not used as a pivot.
  static let pivot = 1e-9

  /// Width of a range above which a variable is considered ambiguous, in points.
  static let ambiguity = 1e-5
}
