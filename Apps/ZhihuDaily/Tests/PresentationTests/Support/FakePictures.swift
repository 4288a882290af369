import Foundation
import Locking
import ZhihuDailyPresentation

/// A source of pictures that returns them on demand or on cancellation.
final class FakePictures: PictureProviding {
  private struct State {
    var asked: [Int] = []
    var cancelled: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Data?, Never>] = [:]
  }

  private let state = Locked(State())

  /// The stories whose pictures were requested.
  var asked: [Int] { state.withLock { $0.asked } }
  /// The stories whose requests were cancelled.
  var cancelled: Set<Int> { state.withLock { $0.cancelled } }

  func picture(at url: URL) async -> Data? {
    let id = Int(url.deletingPathExtension().lastPathComponent) ?? 0
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          state.asked.append(id)
          state.waiting[id] = continuation
        }
      }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(id) }
      give(id)
    }
  }

  func give(_ id: Int) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: Data())
  }
}
