public import Testing

/// Waits until a condition holds; records an issue if it does not within the limit.
///
/// Each turn counts as at most a tenth of a second, so a test that is queued behind others on its
/// actor is given more wall time instead of failing. On an idle machine the limit is wall time,
/// because the condition may depend on other threads or processes.
/// - Parameters:
///   - limit: The time after which the wait fails.
///   - clock: Measures the turns.
///   - condition: Evaluated once per turn.
///   - sourceLocation: Where an issue is recorded.
/// - Returns: Whether the condition held.
/// - Throws: The error of the condition.
@discardableResult
public func until(
  limit: Duration = .seconds(120),
  clock: some Clock<Duration> = ContinuousClock(),
  _ condition: () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async rethrows -> Bool {
  var left = limit
  var last = clock.now
  var turns = 0
  while try await !condition() {
    let now = clock.now
    left -= min(last.duration(to: now), .milliseconds(100))
    last = now
    guard left > .zero else {
      Issue.record("The condition did not hold within \(limit)", sourceLocation: sourceLocation)
      return false
    }
    turns += 1
    // Other tasks of this actor run first; after 64 turns, yield the processor to other threads.
    if turns < 64 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  return true
}
