/// The bounds of a histogram, each of which belongs to the bucket below it.
struct Buckets {
  /// In what is recorded, ascending.
  let bounds: [Double]
  /// How much of what is recorded makes one in the text.
  let unit: Double
  /// The values of `le`, with `+Inf` for what is above all bounds.
  let labels: [String]

  private init(bounds: [Double], unit: Double) {
    self.bounds = bounds
    self.unit = unit
    labels = bounds.map { Exposition.number($0 / unit) } + ["+Inf"]
  }

  /// Powers of four from 1 to 16 Mi: sizes in bytes, and counts.
  static let values = Buckets(bounds: (0...12).map { Double(1 << (2 * $0)) }, unit: 1)

  /// From 1 ms to 10 s; recorded in nanoseconds, which add up exactly.
  static let seconds = Buckets(
    bounds: [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000].map { $0 * 1e6 },
    unit: 1e9
  )

  /// Which bucket a value belongs to, 0-based; the last is that above all bounds.
  func index(of value: Double) -> Int {
    bounds.firstIndex { value <= $0 } ?? bounds.count
  }
}
