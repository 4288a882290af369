/// The activity of a scene: in the foreground, or in the background.
///
/// A match is followed in the foreground only. The scene of a closed page remains for some minutes,
/// and the server limits the live streams of an account.
@MainActor
public final class SceneActivity {
  public var isInForeground = true {
    didSet {
      if isInForeground { resume() } else { interrupt() }
    }
  }

  private var next = 0
  private var running: [Int: Task<Void, any Error>] = [:]
  private var waiting: [AsyncStream<Void>.Continuation] = []

  public nonisolated init() {}

  /// Performs an operation in the foreground; cancels it in the background, and performs it again
  /// after that.
  ///
  /// - Parameter operation: The operation.
  /// - Throws: What the operation throws, and `CancellationError`.
  func whileInForeground(_ operation: @escaping @Sendable () async throws -> Void) async throws {
    while true {
      try await waitForForeground()
      let task = Task { try await operation() }
      next += 1
      let id = next
      running[id] = task
      let result = await withTaskCancellationHandler {
        await task.result
      } onCancel: {
        task.cancel()
      }
      let isInterrupted = running.removeValue(forKey: id) == nil
      if !isInterrupted { return try result.get() }
    }
  }

  /// Returns once the scene is in the foreground.
  ///
  /// - Throws: `CancellationError`.
  func waitForForeground() async throws {
    if !isInForeground {
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      waiting.append(continuation)
      for await _ in stream {}
    }
    try Task.checkCancellation()
  }

  private func interrupt() {
    for task in running.values { task.cancel() }
    running = [:]
  }

  private func resume() {
    for continuation in waiting { continuation.finish() }
    waiting = []
  }
}
