public import Foundation
import ModelKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests by `URLSession`, keeping nothing: no cache, no cookies, no credentials.
public struct URLSessionCategoriesTransport: CategoriesTransport {
  private let session: URLSession

  /// - Parameter timeout: Seconds in which the whole answer must be there.
  public init(timeout: TimeInterval = 10) {
    session = .keepingNothing(timeout: timeout)
  }

  public func get(
    _ url: URL,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply {
    var request = URLRequest(url: url)
    request.setValue(credentials?.authorization, forHTTPHeaderField: "Authorization")
    do {
      let (body, response) = try await session.answer(to: request)
      return CategoriesReply(status: response.statusCode, body: body)
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
