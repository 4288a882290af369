import PrometheusMetrics

extension PrometheusMetricsFactory {
  /// The text without the two families of the backend's own.
  var samples: String {
    text().split(separator: "\n")
      .filter { !$0.contains("metrics_") }
      .map { $0 + "\n" }
      .joined()
  }

  /// Whether the text has just this line.
  func shows(_ line: String) -> Bool {
    text().split(separator: "\n").contains { $0 == line }
  }
}
