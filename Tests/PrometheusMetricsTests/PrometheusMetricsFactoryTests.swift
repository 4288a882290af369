import CoreMetrics
import PrometheusMetrics
import Testing

struct PrometheusMetricsFactoryTests {
  private let factory = PrometheusMetricsFactory()

  @Test func anUnusedFactoryShowsItsOwnCounters() {
    #expect(
      factory.text() == """
        # TYPE metrics_dropped_series_total counter
        metrics_dropped_series_total 0
        # TYPE metrics_type_conflicts_total counter
        metrics_type_conflicts_total 0

        """
    )
    #expect(
      PrometheusMetricsFactory.contentType == "text/plain; version=0.0.4; charset=utf-8"
    )
  }

  @Test func countersOfOneNameAreOneFamilyWhateverTheirLabels() {
    factory.makeCounter(label: "requests", dimensions: [("method", "POST"), ("code", "201")])
      .increment(by: 2)
    factory.makeCounter(label: "requests_total", dimensions: []).increment(by: 40)
    factory.makeFloatingPointCounter(label: "requests", dimensions: [("method", "GET")])
      .increment(by: 0.5)
    #expect(
      factory.samples == """
        # TYPE requests_total counter
        requests_total 40
        requests_total{code="201",method="POST"} 2
        requests_total{method="GET"} 0.5

        """
    )
  }

  @Test func metersAndRecordersThatDoNotAggregateAreGauges() {
    let sessions = factory.makeMeter(label: "sessions", dimensions: [])
    sessions.set(7 as Int64)
    sessions.increment(by: 1.5)
    sessions.decrement(by: 3)
    factory.makeRecorder(label: "load", dimensions: [("core", "0")], aggregate: false)
      .record(-0.25)
    #expect(
      factory.samples == """
        # TYPE load gauge
        load{core="0"} -0.25
        # TYPE sessions gauge
        sessions 5.5

        """
    )
  }

  @Test func recordersThatAggregateAreHistogramsOfPowersOfFour() {
    let sizes = factory.makeRecorder(label: "body_bytes", dimensions: [], aggregate: true)
    for size: Int64 in [0, 1, 2, 4, 1_000, 20_000_000] { sizes.record(size) }
    #expect(
      factory.samples == """
        # TYPE body_bytes histogram
        body_bytes_bucket{le="1"} 2
        body_bytes_bucket{le="4"} 4
        body_bytes_bucket{le="16"} 4
        body_bytes_bucket{le="64"} 4
        body_bytes_bucket{le="256"} 4
        body_bytes_bucket{le="1024"} 5
        body_bytes_bucket{le="4096"} 5
        body_bytes_bucket{le="16384"} 5
        body_bytes_bucket{le="65536"} 5
        body_bytes_bucket{le="262144"} 5
        body_bytes_bucket{le="1048576"} 5
        body_bytes_bucket{le="4194304"} 5
        body_bytes_bucket{le="16777216"} 5
        body_bytes_bucket{le="+Inf"} 6
        body_bytes_sum 20001007
        body_bytes_count 6

        """
    )
  }

  @Test func timersAreHistogramsInSeconds() {
    let timer = factory.makeTimer(label: "http.request.duration", dimensions: [("path", "/")])
    for milliseconds: Int64 in [1, 3, 100, 30_000] {
      timer.recordNanoseconds(milliseconds * 1_000_000)
    }
    #expect(
      factory.samples == """
        # TYPE http_request_duration_seconds histogram
        http_request_duration_seconds_bucket{path="/",le="0.001"} 1
        http_request_duration_seconds_bucket{path="/",le="0.0025"} 1
        http_request_duration_seconds_bucket{path="/",le="0.005"} 2
        http_request_duration_seconds_bucket{path="/",le="0.01"} 2
        http_request_duration_seconds_bucket{path="/",le="0.025"} 2
        http_request_duration_seconds_bucket{path="/",le="0.05"} 2
        http_request_duration_seconds_bucket{path="/",le="0.1"} 3
        http_request_duration_seconds_bucket{path="/",le="0.25"} 3
        http_request_duration_seconds_bucket{path="/",le="0.5"} 3
        http_request_duration_seconds_bucket{path="/",le="1"} 3
        http_request_duration_seconds_bucket{path="/",le="2.5"} 3
        http_request_duration_seconds_bucket{path="/",le="5"} 3
        http_request_duration_seconds_bucket{path="/",le="10"} 3
        http_request_duration_seconds_bucket{path="/",le="+Inf"} 4
        http_request_duration_seconds_sum{path="/"} 30.104
        http_request_duration_seconds_count{path="/"} 4

        """
    )
  }

  @Test func handlesOfSwiftMetricsRecordHere() {
    Counter(label: "logins", dimensions: [("result", "ok")], factory: factory).increment()
    FloatingPointCounter(label: "energy_joules", factory: factory).increment(by: 1.25)
    Meter(label: "open", factory: factory).set(3)
    Gauge(label: "depth", factory: factory).record(4)
    Recorder(label: "rows", factory: factory).record(5)
    Timer(label: "turn", factory: factory).recordMilliseconds(16)
    #expect(factory.shows(#"logins_total{result="ok"} 1"#))
    #expect(factory.shows("energy_joules_total 1.25"))
    #expect(factory.shows("open 3"))
    #expect(factory.shows("depth 4"))
    #expect(factory.shows("rows_sum 5"))
    #expect(factory.shows("turn_seconds_sum 0.016"))
  }

  @Test func everyOrderOfMakingShowsOneText() {
    let reversed = PrometheusMetricsFactory()
    let labels = (0..<20).map { "metric\($0)" }
    let values = (0..<20).map(String.init)
    for label in labels {
      for value in values {
        factory.makeCounter(label: label, dimensions: [("a", value), ("b", "x")])
          .increment(by: 1)
      }
    }
    for label in labels.reversed() {
      for value in values.reversed() {
        reversed.makeCounter(label: label, dimensions: [("b", "x"), ("a", value)])
          .increment(by: 1)
      }
    }
    #expect(factory.text() == reversed.text())
  }
}
