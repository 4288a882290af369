/// The turns of processes to start: after a build, those of all devices would start at once.
@MainActor
final class StartTurns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter count: The number of processes that may start at once.
  init(count: Int) {
    free = count
  }

  /// Returns when it is the caller's turn, which `release()` ends.
  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func release() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
