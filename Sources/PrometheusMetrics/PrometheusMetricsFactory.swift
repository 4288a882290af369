public import CoreMetrics

/// A backend of swift-metrics that keeps every sample in memory and shows them to Prometheus.
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
/// Sizes are recorded in bytes, under a name that says so. A suffix that a name already has is not
/// added again. Characters that Prometheus does not take become `_`, a leading digit gets one in
/// front. The order of dimensions does not matter, an empty value is as good as none, and of two
/// dimensions with one name the first counts.
///
/// A label from outside never brings a server down, nor does it fill its memory:
/// - A family, which is all series of one name, has at most `labelSetsPerFamily` series with
///   labels. What comes later goes to one series whose label values are all `other`, and
///   `metrics_dropped_series_total` rises with every handle made for it.
/// - A name keeps the type it was first made with. Handles of another type, or whose samples would
///   bear the name of another family's, record nothing; `metrics_type_conflicts_total` rises with
///   each, and a comment in the text says which they were.
/// - Names are not bounded: they belong into the source, and what varies into dimensions.
///
/// Destroying a handle drops its series, for all handles of the same name and dimensions: it leaves
/// the text, makes room for another, and starts at zero when it is made again. The series of the
/// others stays. A family goes with its last series, and its name is free for any type then.
///
/// Recording takes no lock for counters and gauges, a short one for histograms, and allocates
/// nothing. Making a handle looks up its series and does allocate: keep handles where it matters.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class PrometheusMetricsFactory: MetricsFactory, Sendable {
  /// What an HTTP answer says of ``text()``: the text exposition format, version 0.0.4.
  public static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private let registry: Registry

  /// Makes a backend that has recorded nothing.
  ///
  /// - Parameter labelSetsPerFamily: How many series with labels a family may have, beside the one
  ///   for the rest.
  public init(labelSetsPerFamily: Int = 1_000) {
    registry = Registry(limit: labelSetsPerFamily)
  }

  /// All samples, in the text exposition format of Prometheus.
  ///
  /// Families come in the order of their names, series in that of their labels. Every histogram is
  /// consistent in itself; two series may be a moment apart.
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
