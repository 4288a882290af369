import CoreMetrics
import PrometheusMetrics
import Testing

struct HistogramSeriesTests {
  private let factory = PrometheusMetricsFactory()

  @Test func valuesOfEightTasksAreAllCounted() async {
    let recorder = Recorder(label: "rows", factory: factory)
    let timer = Timer(label: "turn", factory: factory)
    await eightTimesTenThousand { index in
      recorder.record(index.isMultiple(of: 2) ? 1 : 5)
      timer.recordNanoseconds(1_000_000)
    }
    #expect(factory.shows(#"rows_bucket{le="4"} 40000"#))
    #expect(factory.shows(#"rows_bucket{le="16"} 80000"#))
    #expect(factory.shows("rows_sum 240000"))
    #expect(factory.shows("rows_count 80000"))
    #expect(factory.shows("turn_seconds_sum 80"))
  }

  @Test func countAndSumAgreeInEveryTextWhileOthersRecord() async {
    let factory = factory
    let recorder = Recorder(label: "rows", factory: factory)
    await eightTimesTenThousand { index in
      recorder.record(1)
      guard index.isMultiple(of: 1_000) else { return }
      let values = factory.samples.split(separator: "\n").dropFirst()
        .compactMap { $0.split(separator: " ").last }
      #expect(values.count == 16 && Set(values).count == 1)
    }
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func valuesThatWouldSpoilTheSumAreDropped(value: Double) {
    let recorder = factory.makeRecorder(label: "rows", dimensions: [], aggregate: true)
    recorder.record(value)
    #expect(factory.shows("rows_count 0"))
    #expect(factory.shows("rows_sum 0"))
  }

  @Test func aClockSetBackCountsAsZero() {
    factory.makeTimer(label: "turn", dimensions: []).recordNanoseconds(-5)
    #expect(factory.shows(#"turn_seconds_bucket{le="0.001"} 1"#))
    #expect(factory.shows("turn_seconds_sum 0"))
  }

  @Test func aBoundBelongsToItsBucket() {
    let timer = factory.makeTimer(label: "turn", dimensions: [])
    timer.recordNanoseconds(2_500_000)
    timer.recordNanoseconds(2_500_001)
    #expect(factory.shows(#"turn_seconds_bucket{le="0.0025"} 1"#))
    #expect(factory.shows(#"turn_seconds_bucket{le="0.005"} 2"#))
  }
}
