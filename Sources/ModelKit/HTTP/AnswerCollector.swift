import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

typealias Answer = (body: Data, response: HTTPURLResponse)

/// Puts together the answers to a session's requests.
///
/// NB: A completion handler would do that, were it ever called on Linux: there a request that is
/// answered by 401 and `WWW-Authenticate: Basic` ends only if a delegate refuses to log in.
final class AnswerCollector: NSObject, URLSessionDataDelegate, Sendable {
  private struct Coming {
    let continuation: CheckedContinuation<Answer, any Error>
    var response: HTTPURLResponse?
    var body = Data()
    /// Whether the server asked for a login, so that what has come is all.
    var isRefused = false
  }

  /// By the identifiers of tasks.
  private let answers = Mutex<[Int: Coming]>([:])

  /// Resumes the continuation with the answer to a request, once it is there or has failed.
  ///
  /// - Parameters:
  ///   - request: One that has not begun.
  ///   - continuation: Resumed once.
  func collect(
    _ request: URLSessionTask,
    for continuation: CheckedContinuation<Answer, any Error>
  ) {
    answers.withLock { $0[request.taskIdentifier] = Coming(continuation: continuation) }
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
    answers.withLock { $0[dataTask.taskIdentifier]?.body.append(data) }
  }

  #if canImport(FoundationNetworking)
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    answers.withLock { $0[task.taskIdentifier]?.isRefused = true }
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
    if let response = answer.response, error == nil || answer.isRefused {
      answer.continuation.resume(returning: (answer.body, response))
    } else {
      answer.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }
}
