/// What was measured of one subject.
struct Measurement: Codable {
  var name: String
  /// Per operation: the median of all batches.
  var nanoseconds: Double
  /// Half of the distance between the quartiles, as a part of the median.
  var spread: Double
  /// Per operation: the fewest of any batch, so that other threads do not count.
  var allocations: Double
}

/// One row, measured.
struct Result: Codable {
  var row: String
  var aim: String
  var isMet: Bool
  var ours: Measurement
  var baselines: [Measurement]

  /// Ours as a multiple of the first baseline.
  var ratio: Double {
    baselines.first.map { ours.nanoseconds / $0.nanoseconds } ?? 1
  }
}

/// The value at a part (0…1) of a sorted list.
func quantile(_ part: Double, of sorted: [Double]) -> Double {
  sorted[Int((Double(sorted.count - 1) * part).rounded())]
}
