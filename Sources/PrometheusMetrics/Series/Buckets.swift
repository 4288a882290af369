/// The bounds of a histogram; each is inclusive.
struct Buckets {
  /// The bounds in the recorded unit, ascending.
  let bounds: [Double]
  /// The number of recorded units in an exposed unit.
  let unit: Double
  /// The values of `le`, with `+Inf` for values above all bounds.
  let labels: [String]

  private init(bounds: [Double], unit: Double) {
    self.bounds = bounds
    self.unit = unit
    labels = bounds.map { Exposition.number($0 / unit) } + ["+Inf"]
  }

  /// Bounds for sizes in bytes and counts: powers of four from 1 to 16 Mi.
  static let values = Buckets(bounds: (0...12).map { Double(1 << (2 * $0)) }, unit: 1)

  /// Bounds for durations from 1 ms to 10 s, recorded in nanoseconds, which add up exactly.
  static let seconds = Buckets(
    bounds: [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000].map { $0 * 1e6 },
    unit: 1e9
  )

  /// Returns the index of a value's bucket, 0-based; the last one is above all bounds.
  func index(of value: Double) -> Int {
    bounds.firstIndex { value <= $0 } ?? bounds.count
  }
}
