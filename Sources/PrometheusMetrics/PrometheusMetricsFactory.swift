public import CoreMetrics

/// A backend of swift-metrics that keeps all samples in memory and exposes them to Prometheus.
///
///     let metrics = PrometheusMetricsFactory()
///     MetricsSystem.bootstrap(metrics)
///     Counter(label: "logins", dimensions: [("result", "refused")]).increment()
///     // GET /metrics answers metrics.text() as PrometheusMetricsFactory.contentType:
///     //   # TYPE logins_total counter
///     //   logins_total{result="refused"} 1
///
/// | swift-metrics | Prometheus |
/// |---|---|
/// | `Counter`, `FloatingPointCounter` | counter; the name gets `_total` |
/// | `Meter`, `Gauge` (a `Recorder` that does not aggregate) | gauge |
/// | `Recorder` that aggregates | histogram with bounds 1, 4, 16, … 4¹² (16 MiB in bytes) |
/// | `Timer` | histogram in seconds, bounds 1 ms to 10 s; the name gets `_seconds` |
///
/// Sizes are recorded in bytes, under a name that states the unit. A suffix that a name already has
/// is not added again. Characters that Prometheus does not accept become `_`, and a leading digit
/// is prefixed with `_`. The order of dimensions does not matter, an empty value counts as no
/// value, and of two dimensions with the same name the first counts.
///
/// Untrusted labels can neither crash a server nor exhaust its memory:
/// - A family, which consists of all series of a name, has at most `labelSetsPerFamily` series with
///   labels. Later ones share one series whose label values are all `other`, and
///   `metrics_dropped_series_total` increases with every handle for it.
/// - A name keeps its first type. Handles of another type, or whose samples would have the name of
///   another family's, record nothing; `metrics_type_conflicts_total` increases with each, and a
///   comment in the response lists them.
/// - The number of names is not limited: names belong in the source, and variable values in
///   dimensions.
///
/// Destroying a handle removes its series, for all handles of the same name and dimensions: it is
/// no longer exposed, makes space for another one, and starts at zero when it is created again. The
/// shared series stays. A family is removed with its last series, and its name can then have any
/// type.
///
/// Recording takes no lock for counters and gauges and a short one for histograms, and it allocates
/// nothing. Creating a handle looks up its series and allocates: keep handles where performance
/// matters.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class PrometheusMetricsFactory: MetricsFactory, Sendable {
  /// The content type of ``text()``: the text exposition format, version 0.0.4.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private let registry: Registry

  /// Creates a backend without samples.
  ///
  /// - Parameter labelSetsPerFamily: The maximum number of series with labels of a family, besides
  ///   the shared one.
  public init(labelSetsPerFamily: Int = 1_000) {
    registry = Registry(limit: labelSetsPerFamily)
  }

  /// Returns all samples, in the text exposition format of Prometheus.
  ///
  /// Families are sorted by name, series by labels. Every histogram is consistent in itself; two
  /// series may be from slightly different times.
  /// - Complexity: O(*n* log *n*) for *n* series.
  public func text() -> String {
    registry.text()
  }

  // MARK: - Handles

  public func makeCounter(
    label: String,
    dimensions: [(String, String)]
  ) -> any CounterHandler {
    registry.series(.counter, label, dimensions) as? CounterSeries ?? NOOPMetricsHandler.instance
  }

  public func makeFloatingPointCounter(
    label: String,
    dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    registry.series(.counter, label, dimensions) as? CounterSeries ?? NOOPMetricsHandler.instance
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    registry.series(.gauge, label, dimensions) as? GaugeSeries ?? NOOPMetricsHandler.instance
  }

  public func makeRecorder(
    label: String,
    dimensions: [(String, String)],
    aggregate: Bool
  ) -> any RecorderHandler {
    if aggregate {
      registry.series(.recorder, label, dimensions) as? HistogramSeries
        ?? NOOPMetricsHandler.instance
    } else {
      registry.series(.gauge, label, dimensions) as? GaugeSeries ?? NOOPMetricsHandler.instance
    }
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    registry.series(.timer, label, dimensions) as? HistogramSeries ?? NOOPMetricsHandler.instance
  }

  // MARK: - Destroying

  public func destroyCounter(_ handler: any CounterHandler) {
    destroy(handler)
  }

  public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    destroy(handler)
  }

  public func destroyMeter(_ handler: any MeterHandler) {
    destroy(handler)
  }

  public func destroyRecorder(_ handler: any RecorderHandler) {
    destroy(handler)
  }

  public func destroyTimer(_ handler: any TimerHandler) {
    destroy(handler)
  }

  private func destroy(_ handler: AnyObject) {
    guard let series = handler as? any Series else { return }
    registry.remove(series)
  }
}
