import CoreMetrics
import PrometheusMetrics
import Testing

struct CounterSeriesTests {
  private let factory = PrometheusMetricsFactory()

  @Test func totalsOfEightTasksAreExact() async {
    let counter = Counter(label: "hits", factory: factory)
    let floating = FloatingPointCounter(label: "work", factory: factory)
    await eightTimesTenThousand { _ in
      counter.increment()
      floating.increment(by: 0.5)
    }
    #expect(factory.shows("hits_total 80000"))
    #expect(factory.shows("work_total 40000"))
  }

  @Test func countsStayExactBeyondWhatADoubleHolds() {
    let counter = factory.makeCounter(label: "bytes", dimensions: [])
    counter.increment(by: 1 << 53)
    counter.increment(by: 1)
    #expect(factory.shows("bytes_total 9007199254740993"))
  }

  @Test func theLargestAmountTwiceIsNoCrash() {
    let counter = factory.makeCounter(label: "bytes", dimensions: [])
    counter.increment(by: .max)
    counter.increment(by: .max)
    counter.increment(by: 3)
    #expect(factory.shows("bytes_total 1"))
  }

  @Test(arguments: [-1, 0, Double.nan, Double.infinity, -Double.infinity])
  func amountsThatNoCounterHasAreDropped(amount: Double) {
    let counter = factory.makeFloatingPointCounter(label: "work", dimensions: [])
    counter.increment(by: 2)
    counter.increment(by: amount)
    #expect(factory.shows("work_total 2"))
  }

  @Test func aNegativeCountIsDropped() {
    let counter = factory.makeCounter(label: "hits", dimensions: [])
    counter.increment(by: 2)
    counter.increment(by: -1)
    #expect(factory.shows("hits_total 2"))
  }

  @Test func resetBeginsAtZero() {
    let counter = Counter(label: "hits", factory: factory)
    let floating = FloatingPointCounter(label: "hits", factory: factory)
    counter.increment(by: 5)
    floating.increment(by: 0.5)
    #expect(factory.shows("hits_total 5.5"))
    counter.reset()
    #expect(factory.shows("hits_total 0"))
  }
}
