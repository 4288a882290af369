/// Lets others work until something is so.
/// - Returns: Whether it came to that.
@MainActor
public func until(_ condition: () async -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if await condition() { return true }
    await Task.yield()
  }
  return false
}
