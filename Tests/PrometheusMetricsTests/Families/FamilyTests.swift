import CoreMetrics
import PrometheusMetrics
import Testing

struct FamilyTests {
  private let factory = PrometheusMetricsFactory(labelSetsPerFamily: 2)

  private func visit(_ path: String) {
    factory.makeCounter(label: "visits", dimensions: [("path", path)]).increment(by: 1)
  }

  @Test func labelSetsBeyondTheBoundShareOneSeries() {
    for path in ["/a", "/b", "/c", "/d", "/c", "/a"] { visit(path) }
    #expect(
      factory.text() == """
        # TYPE metrics_dropped_series_total counter
        metrics_dropped_series_total 3
        # TYPE metrics_type_conflicts_total counter
        metrics_type_conflicts_total 0
        # TYPE visits_total counter
        visits_total{path="/a"} 2
        visits_total{path="/b"} 1
        visits_total{path="other"} 3

        """
    )
  }

  @Test func theBoundIsAThousandByDefault() {
    let factory = PrometheusMetricsFactory()
    for index in 0..<1_003 {
      factory.makeMeter(label: "depth", dimensions: [("queue", "\(index)")]).set(1 as Int64)
    }
    #expect(factory.samples.split(separator: "\n").count == 1 + 1_000 + 1)
    #expect(factory.shows(#"depth{queue="999"} 1"#))
    #expect(factory.shows(#"depth{queue="other"} 1"#))
    #expect(factory.shows("metrics_dropped_series_total 3"))
  }

  @Test func theOverflowSeriesIsSharedByAllLabelNames() {
    visit("/a")
    visit("/b")
    visit("/c")
    factory.makeCounter(label: "visits", dimensions: [("user", "x"), ("page", "y")])
      .increment(by: 1)
    #expect(factory.samples.split(separator: "\n").count == 4)
    #expect(factory.shows(#"visits_total{path="other"} 2"#))
  }

  @Test func eachFamilyHasItsOwnBound() {
    for path in ["/a", "/b", "/c"] { visit(path) }
    factory.makeTimer(label: "visit", dimensions: [("path", "/z")]).recordNanoseconds(1)
    #expect(factory.shows(#"visit_seconds_count{path="/z"} 1"#))
  }

  @Test func theSeriesWithoutLabelsAlwaysHasRoom() {
    for path in ["/a", "/b", "/c"] { visit(path) }
    factory.makeCounter(label: "visits", dimensions: []).increment(by: 9)
    #expect(factory.shows("visits_total 9"))
    #expect(factory.shows("metrics_dropped_series_total 1"))
  }

  @Test func aLabelNamedOtherJoinsTheOverflowSeries() {
    for path in ["other", "/a", "/b"] { visit(path) }
    #expect(factory.samples.split(separator: "\n").count == 3)
    #expect(factory.shows(#"visits_total{path="other"} 2"#))
  }

  @Test func aDestroyedSeriesMakesRoom() {
    visit("/a")
    let gone = factory.makeCounter(label: "visits", dimensions: [("path", "/b")])
    factory.destroyCounter(gone)
    visit("/c")
    #expect(factory.shows(#"visits_total{path="/c"} 1"#))
    #expect(factory.shows("metrics_dropped_series_total 0"))
  }

  @Test func theSeriesOfTheOthersStaysWhenOneOfThemIsDestroyed() {
    for path in ["/a", "/b", "/c"] { visit(path) }
    factory.destroyCounter(
      factory.makeCounter(label: "visits", dimensions: [("path", "/d")])
    )
    visit("/c")
    #expect(factory.shows(#"visits_total{path="other"} 2"#))
  }
}
