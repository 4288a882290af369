import Glibc

/// The measurements of a crowd, as a line of JSON.
struct Figures: Encodable {
  var clients: Int
  var clicks: Int
  var seconds: Double
  var perSecond: Double
  /// The milliseconds from click to response.
  var p50: Double
  var p99: Double
  var longest: Double
  var bytesPerAnswer: Double
  /// The processor time of the crowd itself, in seconds.
  var crowdProcessor: Double
  /// The number of pages whose connection the server closed.
  var broken: Int
  /// The number of pages that still wait for a response after a long silence.
  var silent: Int

  init(pages: [Page], seconds: Double) {
    let times = pages.flatMap(\.times).sorted()
    func milliseconds(_ part: Double) -> Double {
      guard !times.isEmpty else { return 0 }
      return Double(times[Int((Double(times.count - 1) * part).rounded())]) / 1_000
    }
    clients = pages.count
    clicks = times.count
    self.seconds = seconds
    perSecond = Double(times.count) / seconds
    p50 = milliseconds(0.5)
    p99 = milliseconds(0.99)
    longest = milliseconds(1)
    bytesPerAnswer = Double(pages.map(\.bytes).reduce(0, +)) / Double(max(1, times.count))
    crowdProcessor = Self.processorTime
    broken = pages.count { $0.isBroken }
    silent = pages.count { $0.isWaiting && !$0.isBroken }
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
