import CoreMetrics
import PrometheusMetrics
import Testing

struct LabelSetTests {
  private let factory = PrometheusMetricsFactory()

  @Test(arguments: [
    (#"C:\temp"#, #"C:\\temp"#), (#"say "hi""#, #"say \"hi\""#), ("two\nlines", #"two\nlines"#),
    ("carriage\r\nreturn", "carriage\r\\nreturn"), ("\"\u{301}", "\\\"\u{301}"),
    ("a,b={}", "a,b={}"), ("足球 ⚽️", "足球 ⚽️"), (" ", " "),
  ])
  func valuesAreEscaped(value: String, text: String) {
    Meter(label: "value", dimensions: [("v", value)], factory: factory).set(1)
    let expected = "# TYPE value gauge\nvalue{v=\"\(text)\"} 1\n"
    #expect(Array(factory.text().utf8.suffix(expected.utf8.count)) == Array(expected.utf8))
  }

  @Test func theOrderOfDimensionsDoesNotMatter() {
    Counter(label: "hits", dimensions: [("a", "1"), ("b", "2")], factory: factory).increment()
    Counter(label: "hits", dimensions: [("b", "2"), ("a", "1")], factory: factory).increment()
    #expect(factory.shows(#"hits_total{a="1",b="2"} 2"#))
  }

  @Test func anEmptyValueIsNoLabel() {
    Counter(label: "hits", dimensions: [("a", "")], factory: factory).increment()
    Counter(label: "hits", factory: factory).increment()
    #expect(factory.shows("hits_total 2"))
  }

  @Test func theFirstDimensionOfANameCounts() {
    Counter(label: "hits", dimensions: [("a.b", "1"), ("a_b", "2")], factory: factory)
      .increment()
    #expect(factory.shows(#"hits_total{a_b="1"} 1"#))
  }
}
