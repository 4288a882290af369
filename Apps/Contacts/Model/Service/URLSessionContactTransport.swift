public import Foundation
import ModelKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests by `URLSession`, keeping nothing: no cache, no cookies, no credentials.
public struct URLSessionContactTransport: ContactTransport {
  private let session: URLSession

  /// - Parameter timeout: Seconds in which the whole answer must be there.
  public init(timeout: TimeInterval = 10) {
    session = .keepingNothing(timeout: timeout)
  }

  public func get(
    _ url: URL,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply {
    var request = URLRequest(url: url)
    request.setValue(entityTag, forHTTPHeaderField: "If-None-Match")
    do {
      let (body, response) = try await session.answer(to: request)
      return ContactReply(
        status: response.statusCode,
        entityTag: response.value(forHTTPHeaderField: "ETag"),
        body: body
      )
    } catch let error as URLError where error.code == .timedOut {
      throw .timeout
    } catch {
      throw .offline
    }
  }
}
