public import Foundation
import Synchronization

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// Keeps nothing: no cache, no cookies, no credentials.
  /// - Parameter timeout: Seconds that a server may say nothing.
  /// - Returns: A configuration of its own.
  public static func keepingNothing(timeout: TimeInterval) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    return configuration
  }
}

extension URLSession {
  /// A session that keeps nothing, for requests that are answered whole.
  /// - Parameters:
  ///   - timeout: Seconds in which a whole answer must be there.
  ///   - fields: Sent with every request.
  /// - Returns: A session that `answer(to:)` can be asked of.
  public static func keepingNothing(
    timeout: TimeInterval,
    fields: [String: String] = [:]
  ) -> URLSession {
    let configuration = URLSessionConfiguration.keepingNothing(timeout: timeout)
    configuration.timeoutIntervalForResource = timeout
    configuration.httpAdditionalHeaders = fields
    return URLSession(
      configuration: configuration,
      delegate: AnswerCollector(),
      delegateQueue: nil
    )
  }

  /// Sends a request of a session that keeps nothing, and cancels it when the calling task is
  /// cancelled.
  ///
  /// NB: `URLSession.data(for:)` is of no use on Linux: its request is cancelled while the Swift task
  /// is locked, and waits for a queue that may be waiting for the task, to tell it of the answer. Both
  /// then wait for ever. Here the request is cancelled from another task.
  /// - Returns: The whole answer, whatever its status.
  /// - Throws: `URLError`.
  public func answer(
    to request: URLRequest
  ) async throws -> (body: Data, response: HTTPURLResponse) {
    guard let collector = delegate as? AnswerCollector else {
      preconditionFailure("Expected a session made by keepingNothing(timeout:fields:).")
    }
    return try await Exchange(collector).answer(to: request, in: self)
  }
}

/// One request and its answer.
private final class Exchange: Sendable {
  private struct State {
    var request: URLSessionDataTask?
    var isCancelled = false
  }

  private let collector: AnswerCollector
  private let state = Mutex(State())

  init(_ collector: AnswerCollector) {
    self.collector = collector
  }

  func answer(to request: URLRequest, in session: URLSession) async throws -> Answer {
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
