public import Testing

/// Lets others work until something is so; records an issue where it never comes to that.
///
/// The limit is one of time, not of turns: what one waits for may be in another thread or process,
/// which get little of a busy machine.
/// - Parameters:
///   - limit: More than the busiest machine needs.
///   - condition: Asked again and again.
///   - sourceLocation: Where an issue is recorded.
/// - Returns: Whether it came to that.
/// - Throws: What the condition throws.
@discardableResult
public func until(
  limit: Duration = .seconds(120),
  _ condition: () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async rethrows -> Bool {
  let end = ContinuousClock.now + limit
  var turns = 0
  while try await !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("It did not come to that within \(limit)", sourceLocation: sourceLocation)
      return false
    }
    turns += 1
    // At first others of this actor have their turn, later all others of the machine.
    if turns < 64 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
  return true
}
