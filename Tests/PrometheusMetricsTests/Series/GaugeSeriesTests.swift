import CoreMetrics
import PrometheusMetrics
import Testing

struct GaugeSeriesTests {
  private let factory = PrometheusMetricsFactory()

  @Test func risesAndFallsOfEightTasksAddUp() async {
    let meter = Meter(label: "open", factory: factory)
    await eightTimesTenThousand { _ in
      meter.increment(by: 2.5)
      meter.decrement()
    }
    #expect(factory.shows("open 120000"))
  }

  @Test(arguments: [
    (Double.nan, "NaN"), (Double.infinity, "+Inf"), (-Double.infinity, "-Inf"), (-0.0, "0"),
    (-3, "-3"),
    (1e300, "1e+300"), (0.1, "0.1"), (1e15, "1000000000000000"),
  ])
  func everyValueIsSpelledAsPrometheusReadsIt(value: Double, text: String) {
    Gauge(label: "level", factory: factory).record(value)
    #expect(factory.shows("level \(text)"))
  }

  @Test(arguments: [-1, 0, Double.nan, Double.infinity, -Double.infinity])
  func stepsThatAreNoAmountAreDropped(amount: Double) {
    let meter = factory.makeMeter(label: "open", dimensions: [])
    meter.set(2 as Int64)
    meter.increment(by: amount)
    meter.decrement(by: amount)
    #expect(factory.shows("open 2"))
  }
}
