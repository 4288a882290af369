public import Foundation
import ModelKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests by `URLSession`, keeping nothing: no cache, no cookies, no credentials.
public struct URLSessionNewsTransport: NewsTransport {
  private let session: URLSession

  /// Makes a transport.
  /// - Parameter timeout: Seconds in which the whole answer must be there.
  public init(timeout: TimeInterval = 12) {
    // The paper refuses some clients that do not look like a browser.
    session = .keepingNothing(
      timeout: timeout,
      fields: ["User-Agent": "Mozilla/5.0 (compatible; Rostrum)"]
    )
  }

  public func get(_ url: URL) async throws(NewsServiceError) -> NewsReply {
    do {
      let (body, response) = try await session.answer(to: URLRequest(url: url))
      return NewsReply(status: response.statusCode, body: body)
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
