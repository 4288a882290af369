import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Forwards a response as it arrives; `URLSession.bytes` does not exist on Linux.
final class URLSessionStreamDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let continuation: AsyncThrowingStream<GatherStreamPart, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<GatherStreamPart, any Error>.Continuation) {
    self.continuation = continuation
  }

  /// Rejects redirects: the server redirects no stream, so that a redirect comes from another one.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
    continuation.finish(throwing: GatherServiceError.server(status: response.statusCode))
    task.cancel()
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      continuation.yield(.head(GatherReply(response, body: Data())))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(.bytes(data))
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    continuation.finish(throwing: error.map(GatherServiceError.init(transport:)))
  }
}

extension GatherReply {
  init(_ response: HTTPURLResponse, body: Data) {
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    self.init(status: response.statusCode, fields: fields, body: body)
  }
}

extension GatherServiceError {
  /// Creates the error for a failure of the transport.
  init(transport error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timeout
    case .cancelled: self = .cancelled
    default: self = error is CancellationError ? .cancelled : .offline
    }
  }
}
