/// Measures the delay of messages of a page, although host and page have clocks of their own.
///
/// The fastest message so far is assumed to have no delay. Thus messages that a network holds back
/// show a delay; a latency that all messages have does not count.
struct PageClock {
  /// The largest drift of the two clocks, as a fraction of the elapsed time.
  private static let drift = 0.0002

  /// The host's time minus the page's time of the fastest message, and when it arrived.
  private var quickest: (offset: Duration, time: Duration)?

  /// Records a message.
  /// - Parameters:
  ///   - made: The page's clock when the message was created.
  ///   - time: The host's clock now.
  /// - Returns: The delay beyond that of the fastest message.
  mutating func delay(of made: Duration, at time: Duration) -> Duration {
    let offset = time - made
    guard let (least, noted) = quickest else {
      quickest = (offset, time)
      return .zero
    }
    let expected = least + (time - noted) * Self.drift
    guard offset > expected else {
      quickest = (offset, time)
      return .zero
    }
    return offset - expected
  }
}
