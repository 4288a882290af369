public import Rostrum

extension Presenter {
  /// Waits until all work of the presenter has ended and been answered: requests that no longer
  /// count too, and what the answers begin.
  ///
  /// A service that never answers makes it wait for ever: let the test's fake answer first.
  public func drain() async {
    while let task = runningTasks.first {
      await task.value
    }
  }
}

/// Lets the main actor's queue run dry: each turn runs all that stood in the queue before it.
@MainActor
func settleMainActor(turns: Int = 64) async {
  for _ in 0..<turns { await Task.yield() }
}
