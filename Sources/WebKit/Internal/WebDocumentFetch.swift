import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gathers one answer, as far as it may go.
final class WebDocumentFetch: NSObject, URLSessionDataDelegate, Sendable {
  typealias Continuation = CheckedContinuation<(URLResponse, Data), any Error>

  private struct State {
    var continuation: Continuation?
    var response: URLResponse?
    var data = Data()
    var redirects = 0
    /// Why it was given up, where the connection says no more than that.
    var failure: URLError?
  }

  private let state = Mutex(State())

  func begin(_ continuation: Continuation) {
    state.withLock { $0.continuation = continuation }
  }

  private func giveUp(_ task: URLSessionTask, _ code: URLError.Code) {
    state.withLock { $0.failure = URLError(code) }
    task.cancel()
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    guard let url = request.url,
      WebDocumentLoader.mayRedirect(from: response.url, to: url),
      count <= WebDocumentLoader.maximumRedirects
    else {
      completionHandler(nil)
      return giveUp(
        task,
        count > WebDocumentLoader.maximumRedirects
          ? .httpTooManyRedirects : .redirectToNonExistentLocation
      )
    }
    // What the app shows one site is not for another.
    completionHandler(url.host == response.url?.host ? request : URLRequest(url: url))
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { $0.response = response }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = state.withLock { state in
      state.data.append(data)
      return state.data.count
    }
    if size > WebDocumentLoader.maximumSize { giveUp(dataTask, .dataLengthExceedsMaximum) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let ended = state.withLock { state in
      defer { state.continuation = nil }
      return state
    }
    if let failure = ended.failure ?? error {
      ended.continuation?.resume(throwing: failure)
    } else if let response = ended.response {
      ended.continuation?.resume(returning: (response, ended.data))
    } else {
      ended.continuation?.resume(throwing: URLError(.badServerResponse))
    }
  }
}
