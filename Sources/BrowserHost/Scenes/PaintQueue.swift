/// Runs pieces of work on the main actor one at a time, in order, with other work in between.
///
/// First paints go through it: a crowd of visitors delays a live page's event by one piece, and not
/// by all that wait.
@MainActor
final class PaintQueue {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isBusy = false

  /// Runs `body` when all pieces before it have run.
  func run<Value>(_ body: () -> Value) async -> Value {
    if isBusy {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isBusy = true
      // Other visitors may have come at the same time: they line up first.
      await Task.yield()
    }
    defer { next() }
    return body()
  }

  /// Lets the next piece run, after what the main actor has been given since.
  private func next() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
