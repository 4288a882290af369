import CoreMetrics
import PrometheusMetrics
import Testing

struct RegistryTests {
  private let factory = PrometheusMetricsFactory()

  @Test func aNameKeepsItsFirstTypeAndTheTextNamesTheOther() {
    Meter(label: "size", factory: factory).set(1)
    Recorder(label: "size", factory: factory).record(2)
    Recorder(label: "size", factory: factory).record(2)
    #expect(
      factory.text() == """
        # TYPE metrics_dropped_series_total counter
        metrics_dropped_series_total 0
        # TYPE metrics_type_conflicts_total counter
        metrics_type_conflicts_total 2
        # TYPE size gauge
        # Dropped: recorder size, because gauge size was there first.
        size 1

        """
    )
  }

  @Test func recordersAndTimersAreTwoTypesOfHistogram() {
    Recorder(label: "wait_seconds", factory: factory).record(2)
    Timer(label: "wait", factory: factory).recordSeconds(2)
    #expect(factory.shows("wait_seconds_count 1"))
    #expect(factory.shows("metrics_type_conflicts_total 1"))
  }

  @Test(arguments: ["size_bucket", "size_sum", "size_count"])
  func noOtherFamilyTakesTheNameOfAHistogramsSample(name: String) {
    Recorder(label: "size", factory: factory).record(2)
    Meter(label: name, factory: factory).set(9)
    #expect(!factory.shows("\(name) 9"))
    #expect(
      factory.shows("# Dropped: gauge \(name), because recorder size was there first.")
    )
  }

  @Test func aHistogramTakesNoNameOfAnothersSample() {
    Meter(label: "size_count", factory: factory).set(9)
    Recorder(label: "size", factory: factory).record(2)
    #expect(
      factory.samples == """
        # TYPE size_count gauge
        # Dropped: recorder size, because gauge size_count was there first.
        size_count 9

        """
    )
  }

  @Test func itsOwnCountersAreNotForOtherTypes() {
    Meter(label: "metrics_dropped_series_total", factory: factory).set(9)
    #expect(factory.shows("metrics_dropped_series_total 0"))
    #expect(factory.shows("metrics_type_conflicts_total 1"))
  }

  @Test func makingDestroyingAndReadingAtOnceLosesNothing() async {
    let factory = factory
    await eightTimesTenThousand { index in
      Counter(label: "all", factory: factory).increment()
      let brief = Meter(label: "brief", dimensions: [("n", "\(index % 7)")], factory: factory)
      brief.set(index)
      brief.destroy()
      if index.isMultiple(of: 1_000) { _ = factory.text() }
    }
    #expect(
      factory.samples == """
        # TYPE all_total counter
        all_total 80000

        """
    )
  }
}
