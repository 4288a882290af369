/// An implementation of a row's work: ours, or a baseline.
@MainActor
struct Subject {
  var name: String
  /// Repeats the work.
  ///
  /// The subject contains the loop, so that no call is measured in addition.
  var run: @MainActor (_ times: Int) async -> Void
}

/// A row of the report: our implementation, its baselines, and the aim.
@MainActor
struct Row {
  enum Aim {
    /// The maximum multiple of the first baseline.
    case ratio(Double)
    /// The maximum in microseconds.
    case microseconds(Double)
  }

  var name: String
  var aim: Aim
  /// The allowed allocations per operation; nil for any number.
  var allocations: Double?
  /// A Boolean value that indicates whether the work uses several threads, so that wall-clock time
  /// is measured.
  var usesManyThreads = false
  var ours: Subject
  var baselines: [Subject]
}
