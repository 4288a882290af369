public import Foundation
public import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over `URLSession` without cache, cookies or credentials.
public struct URLSessionCategoriesTransport: CategoriesTransport {
  private let loader: WebLoader

  /// Makes a transport.
  ///
  /// - Parameters:
  ///   - timeout: The time limit for the whole response, in seconds.
  ///   - policy: The policy about reachable hosts.
  public init(timeout: TimeInterval = 10, policy: RequestPolicy = .unrestricted) {
    loader = WebLoader(policy: policy, timeout: timeout)
  }

  public func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    var request = URLRequest(url: url)
    request.setValue(language, forHTTPHeaderField: "Accept-Language")
    request.setValue(credentials?.authorization, forHTTPHeaderField: "Authorization")
    do {
      let answer = try await loader.answer(to: request)
      return CategoriesReply(status: answer.response.statusCode, body: answer.body)
    } catch {
      throw CategoriesServiceError(transport: error)
    }
  }
}

extension CategoriesServiceError {
  fileprivate init(transport error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timeout
    case .cancelled: self = .cancelled
    default: self = error is CancellationError ? .cancelled : .offline
    }
  }
}
