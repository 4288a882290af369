/// The display of the remaining time.
///
/// Seconds are rounded up: a second is shown until it has passed, and 00:00 when all have.
struct TimerDisplay: Equatable {
  let minutes: Int
  /// The seconds, 0…59.
  let seconds: Int
  /// The time until the display changes while the timer runs; greater than zero.
  let untilNext: Duration

  init(_ left: Duration) {
    let milliseconds = max(0, Int((left / .milliseconds(1)).rounded()))
    let whole = (milliseconds + 999) / 1_000
    minutes = whole / 60
    seconds = whole % 60
    untilNext = .milliseconds(max(1, milliseconds - (whole - 1) * 1_000))
  }

  /// The text as `MM:SS`.
  var text: String { Self.padded(minutes) + ":" + Self.padded(seconds) }

  /// The displayed time as a duration.
  var time: Duration { .seconds(minutes * 60 + seconds) }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
