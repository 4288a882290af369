/// The type of a family in the terms of swift-metrics; the raw value is for messages.
enum FamilyKind: String {
  case counter
  case gauge
  case recorder
  case timer

  /// The type in the exposition format.
  var type: String {
    switch self {
    case .counter, .gauge: rawValue
    case .recorder, .timer: "histogram"
    }
  }

  /// Returns the exposed name of a metric with a label.
  func familyName(for label: String) -> String {
    let name = PrometheusName.metric(label)
    return name.hasSuffix(suffix) ? name : name + suffix
  }

  /// Returns the names that a family reserves: its own, and those of its samples.
  func names(of family: String) -> [String] {
    switch self {
    case .counter, .gauge: [family]
    case .recorder, .timer: [family] + ["_bucket", "_count", "_sum"].map { family + $0 }
    }
  }

  private var suffix: String {
    switch self {
    case .counter: "_total"
    case .timer: "_seconds"
    case .gauge, .recorder: ""
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension FamilyKind {
  func makeSeries(_ id: SeriesID) -> any Series {
    switch self {
    case .counter: CounterSeries(id)
    case .gauge: GaugeSeries(id)
    case .recorder: HistogramSeries(id, buckets: .values)
    case .timer: HistogramSeries(id, buckets: .seconds)
    }
  }
}
