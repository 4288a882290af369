import Testing

/// Lets others work until something comes true.
func eventually(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () async throws -> Bool
) async rethrows {
  for _ in 0..<200_000 {
    if try await condition() { return }
    await Task.yield()
  }
  Issue.record("It never came to that", sourceLocation: sourceLocation)
}
