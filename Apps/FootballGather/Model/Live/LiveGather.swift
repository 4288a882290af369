/// A match that others may change too, as it is now.
struct LiveGather: Sendable, Equatable {
  var gather: Gather
  var lineUp: LineUp
  /// Nil until somebody has set it.
  var clock: LiveClock?
}

/// The clock of a match at one moment, without a date: devices need not agree on the time of day.
struct LiveClock: Sendable, Equatable {
  enum Phase: String, Sendable {
    case ready, running, paused
  }

  var phase: Phase
  var remaining: Duration
}
