import CoreMetrics
import PrometheusMetrics
import Testing

struct PrometheusMetricsFactoryDestroyTests {
  private let factory = PrometheusMetricsFactory()

  @Test func everyKindLeavesTheTextWithItsFamily() {
    let counter = Counter(label: "a", factory: factory)
    let floating = FloatingPointCounter(label: "b", factory: factory)
    let meter = Meter(label: "c", factory: factory)
    let gauge = Gauge(label: "d", factory: factory)
    let recorder = Recorder(label: "e", factory: factory)
    let timer = Timer(label: "f", factory: factory)
    #expect(factory.samples.contains("# TYPE f_seconds histogram"))
    counter.destroy()
    floating.destroy()
    meter.destroy()
    gauge.destroy()
    recorder.destroy()
    timer.destroy()
    #expect(factory.samples.isEmpty)
  }

  @Test func otherSeriesOfTheFamilyStay() {
    let left = Counter(label: "rooms", dimensions: [("id", "1")], factory: factory)
    Counter(label: "rooms", dimensions: [("id", "2")], factory: factory).increment(by: 5)
    left.destroy()
    #expect(
      factory.samples == """
        # TYPE rooms_total counter
        rooms_total{id="2"} 5

        """
    )
  }

  @Test func aSeriesMadeAgainBeginsAtZeroAndOldHandlesAreOut() {
    let old = Counter(label: "rooms", factory: factory)
    old.increment(by: 5)
    old.destroy()
    let new = Counter(label: "rooms", factory: factory)
    old.increment(by: 100)
    old.destroy()
    new.increment()
    #expect(factory.shows("rooms_total 1"))
  }

  @Test func aFreeNameMayTakeAnotherType() {
    let recorder = Recorder(label: "size", factory: factory)
    recorder.destroy()
    Meter(label: "size_count", factory: factory).set(1)
    Meter(label: "size", factory: factory).set(2)
    #expect(factory.shows("size_count 1"))
    #expect(factory.shows("size 2"))
    #expect(factory.shows("metrics_type_conflicts_total 0"))
  }

  @Test func handlesFromElsewhereChangeNothing() {
    let other = PrometheusMetricsFactory()
    Counter(label: "rooms", factory: factory).increment()
    factory.destroyCounter(other.makeCounter(label: "rooms", dimensions: []))
    factory.destroyCounter(NOOPMetricsHandler.instance)
    #expect(factory.shows("rooms_total 1"))
  }
}
