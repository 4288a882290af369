import CoreMetrics
import Synchronization

/// A total that only increases, until it is reset.
///
/// Integers and fractional amounts are added separately, so that a count stays exact beyond 2⁵³.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class CounterSeries: Series, CounterHandler, FloatingPointCounterHandler {
  let id: SeriesID
  /// The sum of integers, which overflows past 2⁶⁴; Prometheus treats that as a restart.
  private let whole = Atomic<UInt64>(0)
  private let broken = Atomic<Double>(0)

  init(_ id: SeriesID) {
    self.id = id
  }

  /// Adds an amount; a negative one is dropped, because a counter never decreases.
  func increment(by amount: Int64) {
    guard amount > 0 else { return }
    whole.wrappingAdd(UInt64(amount), ordering: .relaxed)
  }

  /// Adds an amount; one that is negative, infinite or NaN is dropped.
  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    broken.add(amount)
  }

  func reset() {
    whole.store(0, ordering: .relaxed)
    broken.store(0, ordering: .relaxed)
  }

  func write(to exposition: inout Exposition) {
    let whole = whole.load(ordering: .relaxed)
    let broken = broken.load(ordering: .relaxed)
    let value = broken == 0 ? String(whole) : Exposition.number(Double(whole) + broken)
    exposition.sample(id.family, id.labels, value)
  }
}
