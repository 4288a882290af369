public import Foundation
import Locking
public import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests by a `URLSession` without cache, cookies and credential storage.
public struct URLSessionGatherTransport: GatherTransport {
  private let loader: WebLoader
  private let silence: TimeInterval

  /// Creates a transport.
  /// - Parameters:
  ///   - timeout: The time limit of a whole response, in seconds.
  ///   - silence: The time limit between two parts of a stream, in seconds; the server sends a part
  ///   every 15.
  ///   - policy: The hosts that may be reached.
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
    // A separate session, since on Linux a data task uses the delegate of its session.
    let session = StreamSession(
      URLSession(
        configuration: .keepingNothing(timeout: silence),
        delegate: URLSessionStreamDelegate(continuation),
        delegateQueue: nil
      )
    )
    session.start(URLRequest(request)) { error in
      continuation.finish(throwing: GatherServiceError(transport: error))
    }
    continuation.onTermination = { _ in session.end() }
    return stream
  }
}

/// A session for one stream, which may end at any time.
///
/// On Linux `URLSession` traps if a task is created in an invalidated session.
private final class StreamSession: Sendable {
  private let session: URLSession
  private let hasEnded = Locked(false)

  init(_ session: URLSession) {
    self.session = session
  }

  /// Starts a request with a streamed response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - onFailure: Receives the error if the request could not be started.
  func start(_ request: URLRequest, onFailure: @escaping @Sendable (any Error) -> Void) {
    #if canImport(FoundationNetworking)
    // On Linux a session keeps polling a connection that it has opened for a request for
    // writability, which always succeeds: a stream on it uses a whole core. A connection that an
    // earlier request has opened is polled for reading only.
    var first = request
    first.httpMethod = "HEAD"
    resume { session in
      session.dataTask(with: first) { _, _, error in
        if let error { return onFailure(error) }
        self.resume { $0.dataTask(with: request) }
      }
    }
    #else
    resume { $0.dataTask(with: request) }
    #endif
  }

  func end() {
    hasEnded.withLock { $0 = true }
    session.invalidateAndCancel()
  }

  private func resume(_ task: (URLSession) -> URLSessionDataTask) {
    hasEnded.withLock { hasEnded in
      if !hasEnded { task(session).resume() }
    }
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
