import Foundation
import Synchronization
import ZhihuDailyPresentation

/// Pictures that come when they are given, or not while somebody waits.
final class FakePictures: PictureProviding {
  private struct State {
    var asked: [Int] = []
    var cancelled: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Data?, Never>] = [:]
  }

  private let state = Mutex(State())

  /// The stories whose pictures were asked for.
  var asked: [Int] { state.withLock { $0.asked } }
  /// Those whose askers have gone.
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
