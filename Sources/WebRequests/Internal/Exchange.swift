import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and its answer.
///
/// NB: `URLSession.data(for:)` is of no use on Linux: its request is cancelled while the Swift task
/// is locked, and waits for a queue that may be waiting for the task, to pass it the answer. Both
/// then wait for ever. Here the request is cancelled from another task.
final class Exchange: Sendable {
  private struct State {
    var request: URLSessionDataTask?
    var isCancelled = false
  }

  private let collector: AnswerCollector
  private let state = Mutex(State())

  init(_ collector: AnswerCollector) {
    self.collector = collector
  }

  func answer(
    to request: URLRequest,
    in session: URLSession
  ) async throws -> AnswerCollector.Answer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = session.dataTask(with: request)
        collector.collect(request, for: continuation)
        begin(request)
      }
    } onCancel: {
      Task { self.cancel() }
    }
  }

  private func begin(_ request: URLSessionDataTask) {
    let isCancelled = state.withLock { state in
      state.request = request
      return state.isCancelled
    }
    request.resume()
    if isCancelled { request.cancel() }
  }

  private func cancel() {
    let request = state.withLock { state in
      state.isCancelled = true
      return state.request
    }
    request?.cancel()
  }
}
