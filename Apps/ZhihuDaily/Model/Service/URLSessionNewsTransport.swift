public import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests by `URLSession`, keeping nothing: no cache, no cookies, no credentials.
public struct URLSessionNewsTransport: NewsTransport {
  private let session: URLSession

  /// Makes a transport.
  /// - Parameter timeout: Seconds in which the whole answer must be there.
  public init(timeout: TimeInterval = 12) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    // The paper refuses some clients that do not look like a browser.
    configuration.httpAdditionalHeaders = ["User-Agent": "Mozilla/5.0 (compatible; Rostrum)"]
    session = URLSession(configuration: configuration)
  }

  public func get(_ url: URL) async throws(NewsServiceError) -> NewsReply {
    do {
      return try await Exchange().reply(from: url, in: session)
    } catch {
      throw NewsServiceError(transport: error)
    }
  }
}

/// One request and its answer.
///
/// NB: `URLSession.data(from:)` is of no use on Linux: its request is cancelled while the Swift task
/// is locked, and waits for a queue that may be waiting for the task, to tell it of the answer. Both
/// then wait for ever. Here the request is cancelled from another task.
private final class Exchange: Sendable {
  private struct State {
    var request: URLSessionDataTask?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func reply(from url: URL, in session: URLSession) async throws -> NewsReply {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = session.dataTask(with: url) { body, response, error in
          if let body, let response = response as? HTTPURLResponse {
            continuation.resume(returning: NewsReply(status: response.statusCode, body: body))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
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

extension NewsServiceError {
  fileprivate init(transport error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timeout
    case .cancelled: self = .cancelled
    default: self = error is CancellationError ? .cancelled : .offline
    }
  }
}
