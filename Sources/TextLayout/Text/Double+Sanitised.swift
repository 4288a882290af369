extension Double {
  /// The number, clamped to ±10,000,000; 0 if it is not finite.
  var orZero: Double {
    isFinite ? Swift.min(Swift.max(self, -10_000_000), 10_000_000) : 0
  }
}
