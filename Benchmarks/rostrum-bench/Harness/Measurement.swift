/// The measurement of a subject.
struct Measurement: Codable {
  var name: String
  /// The nanoseconds per operation: the median of all batches.
  var nanoseconds: Double
  /// Half of the interquartile range, as a fraction of the median.
  var spread: Double
  /// The allocations per operation: the minimum of all batches, so that other threads do not count.
  var allocations: Double
}

/// The result of a row.
struct Result: Codable {
  var row: String
  var aim: String
  var isMet: Bool
  var ours: Measurement
  var baselines: [Measurement]

  /// Our time as a multiple of the first baseline.
  var ratio: Double {
    baselines.first.map { ours.nanoseconds / $0.nanoseconds } ?? 1
  }
}

/// Returns the quantile (0…1) of a sorted list.
func quantile(_ part: Double, of sorted: [Double]) -> Double {
  sorted[Int((Double(sorted.count - 1) * part).rounded())]
}
