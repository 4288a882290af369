import Testing

/// Lets others work until something is so.
func until(_ condition: () async -> Bool) async {
  for _ in 0..<100_000 {
    if await condition() { return }
    await Task.yield()
  }
  Issue.record("It never came to that")
}
