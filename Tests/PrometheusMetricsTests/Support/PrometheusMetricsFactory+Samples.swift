import PrometheusMetrics

extension PrometheusMetricsFactory {
  /// The text without the backend's own two families.
  var samples: String {
    text().split(separator: "\n")
      .filter { !$0.contains("metrics_") }
      .map { $0 + "\n" }
      .joined()
  }

  /// Returns whether the text has exactly this line.
  func shows(_ line: String) -> Bool {
    text().split(separator: "\n").contains { $0 == line }
  }
}
