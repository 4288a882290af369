/// Measures how long messages of one page were under way, although host and page have clocks of
/// their own.
///
/// The quickest message so far is taken to have had no delay. A network that holds messages back
/// then shows as delay; a long way that all messages take does not.
struct PageClock {
  /// The largest drift of two clocks, as a part of the time that passes.
  private static let drift = 0.0002

  /// Host's time minus page's time of the quickest message, and when that was.
  private var quickest: (offset: Duration, time: Duration)?

  /// Notes a message.
  /// - Parameters:
  ///   - made: The page's clock when the message was made.
  ///   - time: The host's clock now.
  /// - Returns: How much longer than the quickest message it took.
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
