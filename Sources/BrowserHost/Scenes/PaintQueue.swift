/// Runs pieces of work on the main actor one at a time, in order, with other work in between.
///
/// First paints use it: many visitors delay an event of a live page by one piece of work, instead
/// of by all that wait.
@MainActor
final class PaintQueue {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isBusy = false

  /// Runs `body` after all pieces before it.
  func run<Value>(_ body: () -> Value) async -> Value {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
      // Lets other visitors that came at the same time enter the queue first.
      await Task.yield()
    }
    defer { next() }
    return body()
  }

  /// Starts the next piece, after the work that was enqueued on the main actor meanwhile.
  private func next() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
