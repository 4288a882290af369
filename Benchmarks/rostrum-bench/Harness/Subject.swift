/// One way of doing what a row measures: ours, or a baseline.
@MainActor
struct Subject {
  var name: String
  /// Does the work so many times over.
  ///
  /// The loop is the subject's, so that no call is measured beside it.
  var run: @MainActor (_ times: Int) async -> Void
}

/// One row of the report: ours beside its baselines, and how good it has to be.
@MainActor
struct Row {
  enum Aim {
    /// At most so many times the first baseline.
    case ratio(Double)
    /// At most so many microseconds.
    case microseconds(Double)
  }

  var name: String
  var aim: Aim
  /// Allocations allowed per operation; nil where any number is.
  var allocations: Double?
  /// Whether the work goes over several threads, so that time on the wall is measured.
  var usesManyThreads = false
  var ours: Subject
  var baselines: [Subject]
}
