/// Drains the main actor's queue: each yield runs the jobs that were enqueued before it.
@MainActor
func settle() async {
  for _ in 0..<64 { await Task.yield() }
}
