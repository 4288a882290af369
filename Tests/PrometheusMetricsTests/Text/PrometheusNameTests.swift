import CoreMetrics
import PrometheusMetrics
import Testing

struct PrometheusNameTests {
  private let factory = PrometheusMetricsFactory()

  @Test(arguments: [
    ("plain", "plain"), ("with:colon", "with:colon"), ("http.server-time", "http_server_time"),
    ("2xx", "_2xx"), ("", "_"), ("größe", "gr__e"), ("a\r\nb 1", "a__b_1"), ("日本", "__"),
    ("HELP", "HELP"), ("\u{0661}", "_"),
  ])
  func namesOfMetricsAreCleaned(label: String, name: String) {
    Meter(label: label, factory: factory).set(1)
    #expect(
      factory.samples == """
        # TYPE \(name) gauge
        \(name) 1

        """
    )
  }

  @Test(arguments: [
    ("plain", "plain"), ("with:colon", "with_colon"), ("http.code", "http_code"),
    ("2xx", "_2xx"), ("", "_"), ("a\"} 1\n", "a___1_"), ("__name__", "_name__"),
    ("le", "exported_le"),
  ])
  func namesOfLabelsAreCleaned(dimension: String, name: String) {
    Meter(label: "level", dimensions: [(dimension, "x")], factory: factory).set(1)
    #expect(factory.shows(#"level{\#(name)="x"} 1"#))
  }

  @Test func labelsThatAreOneNameWhenCleanedAreOneFamily() {
    Counter(label: "http.requests", factory: factory).increment()
    Counter(label: "http_requests_total", factory: factory).increment()
    #expect(factory.shows("http_requests_total 2"))
  }
}
