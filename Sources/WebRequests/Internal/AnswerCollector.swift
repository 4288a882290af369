import Foundation
import Locking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the responses to a session's requests.
///
/// NB: A completion handler would suffice, but on Linux it is not always called: a request that is
/// answered by 401 and `WWW-Authenticate: Basic` ends only if a delegate refuses to log in.
final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
  typealias Answer = (body: Data, response: HTTPURLResponse)

  private struct Pending {
    let continuation: CheckedContinuation<Answer, any Error>
    var response: HTTPURLResponse?
    var body = Data()
    /// A Boolean value that indicates whether the received data is the response, even if the
    /// request fails: the server requested a login, or redirects.
    var isComplete = false
    var isTooLarge = false
  }

  private let maximumSize: Int
  /// The pending responses by task identifier.
  private let answers = Locked<[Int: Pending]>([:])

  init(maximumSize: Int) {
    self.maximumSize = maximumSize
  }

  /// Resumes the continuation with the response to a request, or its failure.
  ///
  /// - Parameters:
  ///   - request: A request that has not started.
  ///   - continuation: Resumed once.
  func collect(
    _ request: URLSessionTask,
    for continuation: CheckedContinuation<Answer, any Error>
  ) {
    answers.withLock { $0[request.taskIdentifier] = Pending(continuation: continuation) }
  }

  /// Does not follow redirects, because the loader does so itself after checking them.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    answers.withLock { answers in
      answers[task.taskIdentifier]?.response = response
      answers[task.taskIdentifier]?.isComplete = true
    }
    completionHandler(nil)
    task.cancel()
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answers.withLock { $0[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = answers.withLock { [maximumSize] answers in
      guard let size = answers[dataTask.taskIdentifier]?.body.count else { return false }
      guard size + data.count <= maximumSize else {
        answers[dataTask.taskIdentifier]?.isTooLarge = true
        answers[dataTask.taskIdentifier]?.body = Data()
        return true
      }
      answers[dataTask.taskIdentifier]?.body.append(data)
      return false
    }
    if isTooLarge { dataTask.cancel() }
  }

  #if canImport(FoundationNetworking)
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    answers.withLock { $0[task.taskIdentifier]?.isComplete = true }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }
  #endif

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let answer = answers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if answer.isTooLarge {
      answer.continuation.resume(throwing: URLError(.dataLengthExceedsMaximum))
    } else if let response = answer.response, error == nil || answer.isComplete {
      answer.continuation.resume(returning: (answer.body, response))
    } else {
      answer.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }
}
