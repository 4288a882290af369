import Testing

/// Lets others work until something is so.
@MainActor
func until(_ condition: () -> Bool) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("It never came to that")
}
