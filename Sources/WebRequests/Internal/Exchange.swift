import Foundation
import Locking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request and its response.
///
/// NB: `URLSession.data(for:)` can deadlock on Linux: it cancels its request while the Swift task
/// is locked, and waits for a queue that may be waiting for the task to deliver the response. Here
/// the request is cancelled from another task.
final class Exchange: Sendable {
  private struct State {
    var request: URLSessionDataTask?
    var isCancelled = false
  }

  private let collector: AnswerCollector
  private let state = Locked(State())

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
