public import Rostrum

extension Presenter {
  /// Waits until all work of the presenter has ended and its replies were delivered.
  ///
  /// That includes superseded requests and work that the replies begin. A service that never
  /// replies makes it wait forever: let the test's fake reply first.
  public func drain() async {
    while let task = runningTasks.first {
      await task.value
    }
  }
}

/// Drains the queue of the main actor: each turn runs all jobs that were queued before it.
@MainActor
func settleMainActor(turns: Int = 64) async {
  for _ in 0..<turns { await Task.yield() }
}
