import CoreMetrics
import Synchronization

/// A value that increases and decreases; the last one counts.
///
/// Stored as a `Double`, as in Prometheus: integers are exact up to 2⁵³.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
  let id: SeriesID
  private let value = Atomic<Double>(0)

  init(_ id: SeriesID) {
    self.id = id
  }

  func set(_ value: Int64) {
    set(Double(value))
  }

  func set(_ value: Double) {
    self.value.store(value, ordering: .relaxed)
  }

  /// Adds an amount; one that is negative, infinite or NaN is dropped, as in CoreMetrics.
  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    value.add(amount)
  }

  /// Subtracts an amount; one that is negative, infinite or NaN is dropped.
  func decrement(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    value.add(-amount)
  }

  func record(_ value: Int64) {
    set(value)
  }

  func record(_ value: Double) {
    set(value)
  }

  func write(to exposition: inout Exposition) {
    exposition.sample(
      id.family,
      id.labels,
      Exposition.number(value.load(ordering: .relaxed))
    )
  }
}
