public import Foundation
public import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests by `URLSession`, keeping nothing: no cache, no cookies, no credentials.
public struct URLSessionGatherTransport: GatherTransport {
  private let loader: WebLoader
  private let silence: TimeInterval

  /// Makes a transport.
  /// - Parameters:
  ///   - timeout: Seconds in which a whole answer must be there.
  ///   - silence: Seconds that a stream may say nothing; the server speaks every 15.
  ///   - policy: Which hosts it may reach.
  public init(
    timeout: TimeInterval = 10,
    silence: TimeInterval = 20,
    policy: RequestPolicy = .unrestricted
  ) {
    loader = WebLoader(policy: policy, timeout: timeout)
    self.silence = silence
  }

  public func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    do {
      let answer = try await loader.answer(to: URLRequest(request))
      return GatherReply(answer.response, body: answer.body)
    } catch {
      throw GatherServiceError(transport: error)
    }
  }

  public func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    let (stream, continuation) = AsyncThrowingStream<GatherStreamPart, any Error>.makeStream()
    // A session of its own: the delegate of a data task is its session's on Linux.
    let session = URLSession(
      configuration: .keepingNothing(timeout: silence),
      delegate: URLSessionStreamDelegate(continuation),
      delegateQueue: nil
    )
    session.startStream(URLRequest(request))
    continuation.onTermination = { _ in session.invalidateAndCancel() }
    return stream
  }
}

extension URLSession {
  /// Starts a request whose answer goes on for long.
  fileprivate func startStream(_ request: URLRequest) {
    #if canImport(FoundationNetworking)
    // On Linux a session goes on watching whether a connection that it has made for a request can be written,
    // which is always so: a stream on it takes a whole core. A connection that an earlier request has made is
    // watched for reading alone.
    var first = request
    first.httpMethod = "HEAD"
    dataTask(with: first) { [weak self] _, _, _ in self?.dataTask(with: request).resume() }.resume()
    #else
    dataTask(with: request).resume()
    #endif
  }
}

extension URLRequest {
  fileprivate init(_ request: GatherRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    for (name, value) in request.fields { setValue(value, forHTTPHeaderField: name) }
  }
}
