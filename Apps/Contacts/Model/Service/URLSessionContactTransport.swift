public import Foundation
public import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by a `URLSession` without cache, cookies and credential storage.
public struct URLSessionContactTransport: ContactTransport {
  private let loader: WebLoader

  /// - Parameters:
  ///   - timeout: The time limit of a whole response, in seconds.
  ///   - policy: The hosts that may be reached.
  public init(timeout: TimeInterval = 10, policy: RequestPolicy = .unrestricted) {
    loader = WebLoader(policy: policy, timeout: timeout)
  }

  public func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    var request = URLRequest(url: url)
    request.setValue(language, forHTTPHeaderField: "Accept-Language")
    request.setValue(entityTag, forHTTPHeaderField: "If-None-Match")
    do {
      let answer = try await loader.answer(to: request)
      return ContactReply(
        status: answer.response.statusCode,
        entityTag: answer.response.value(forHTTPHeaderField: "ETag"),
        body: answer.body
      )
    } catch let error as URLError where error.code == .timedOut {
      throw .timeout
    } catch {
      throw .offline
    }
  }
}
