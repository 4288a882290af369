/// What a family was made as, in the words of swift-metrics; the raw value is for people.
enum FamilyKind: String {
  case counter
  case gauge
  case recorder
  case timer

  /// The type that the text states.
  var type: String {
    switch self {
    case .counter, .gauge: rawValue
    case .recorder, .timer: "histogram"
    }
  }

  /// The name in the text of a metric with a label.
  func familyName(for label: String) -> String {
    let name = PrometheusName.metric(label)
    return name.hasSuffix(suffix) ? name : name + suffix
  }

  /// Every name that a family takes for itself: its own, and those of its samples.
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
