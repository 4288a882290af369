import Testing

/// Waits until a condition holds; records an issue where it does not for two minutes.
///
/// The condition depends on other processes.
func until(
  _ what: String,
  details: () -> String = { "" },
  _ condition: () async -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ContinuousClock.now + .seconds(120)
  while await !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("Waited for two minutes: \(what); \(details())", sourceLocation: sourceLocation)
      throw CancellationError()
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}
