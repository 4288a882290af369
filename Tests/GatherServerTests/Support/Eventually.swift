import Testing

/// Waits until something comes true, half a minute at most.
func eventually(
  _ condition: () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<3000 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("expected it to come true, waited for half a minute", sourceLocation: sourceLocation)
}
