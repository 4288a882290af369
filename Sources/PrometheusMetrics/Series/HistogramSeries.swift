import CoreMetrics
import Synchronization

/// The number of values under each bound, and their sum.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
  private struct Counts {
    /// The counts per bound, and of values above all of them.
    var buckets: [UInt64]
    var sum = 0.0
  }

  let id: SeriesID
  private let buckets: Buckets
  private let counts: Mutex<Counts>

  init(_ id: SeriesID, buckets: Buckets) {
    self.id = id
    self.buckets = buckets
    counts = Mutex(Counts(buckets: Array(repeating: 0, count: buckets.bounds.count + 1)))
  }

  func record(_ value: Int64) {
    record(Double(value))
  }

  /// Counts a value; an infinite one or NaN is dropped, because the sum would keep it.
  func record(_ value: Double) {
    guard value.isFinite else { return }
    let index = buckets.index(of: value)
    counts.withLock { counts in
      counts.buckets[index] += 1
      counts.sum += value
    }
  }

  /// Counts a duration; a negative one, from a clock that was set back, counts as zero.
  func recordNanoseconds(_ duration: Int64) {
    record(max(duration, 0))
  }

  func write(to exposition: inout Exposition) {
    let (totals, sum) = snapshot()
    let separator = id.labels.isEmpty ? "" : ","
    for (bound, total) in zip(buckets.labels, totals) {
      let labels = "\(id.labels)\(separator)le=\"\(bound)\""
      exposition.sample("\(id.family)_bucket", labels, String(total))
    }
    exposition.sample("\(id.family)_sum", id.labels, Exposition.number(sum / buckets.unit))
    exposition.sample("\(id.family)_count", id.labels, String(totals.last ?? 0))
  }

  /// Returns the number of values up to each bound, and the sum of all.
  ///
  /// The numbers are copied individually: sharing the array would make the next recording allocate.
  private func snapshot() -> (totals: [UInt64], sum: Double) {
    counts.withLock { counts in
      var total: UInt64 = 0
      let totals = counts.buckets.map { count in
        total += count
        return total
      }
      return (totals, counts.sum)
    }
  }
}
