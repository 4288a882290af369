public import Foundation
public import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport over `URLSession` without cache, cookies or credentials.
public struct URLSessionNewsTransport: NewsTransport {
  private let loader: WebLoader

  /// Makes a transport.
  /// - Parameters:
  ///   - timeout: The time limit for the whole response, in seconds.
  ///   - policy: The policy about reachable hosts.
  public init(timeout: TimeInterval = 12, policy: RequestPolicy = .unrestricted) {
    // The server refuses some clients that do not look like a browser.
    loader = WebLoader(
      policy: policy,
      timeout: timeout,
      fields: ["User-Agent": "Mozilla/5.0 (compatible; Rostrum)"]
    )
  }

  public func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply {
    var request = URLRequest(url: url)
    if let language { request.setValue(language, forHTTPHeaderField: "Accept-Language") }
    do {
      let answer = try await loader.answer(to: request)
      return NewsReply(status: answer.response.statusCode, body: answer.body)
    } catch {
      throw NewsServiceError(transport: error)
    }
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
