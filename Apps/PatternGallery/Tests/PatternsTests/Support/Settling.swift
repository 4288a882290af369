/// Lets the main actor's queue run dry: each turn runs all that stood in the queue before it.
@MainActor
func settle() async {
  for _ in 0..<64 { await Task.yield() }
}
