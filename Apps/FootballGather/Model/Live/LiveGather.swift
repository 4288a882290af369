/// The current state of a match that other devices may change too.
struct LiveGather: Sendable, Equatable {
  var gather: Gather
  var lineUp: LineUp
  /// The clock; nil until a device has set it.
  var clock: LiveClock?
}

/// The clock of a match at one moment, without a date: the clocks of devices may differ.
struct LiveClock: Sendable, Equatable {
  enum Phase: String, Sendable {
    case ready, running, paused
  }

  var phase: Phase
  var remaining: Duration
}
