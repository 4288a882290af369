public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Sends requests and returns complete responses, within limits of size and time.
///
/// It stores no cache, no credentials, and only the cookies that a caller keeps. It follows the
/// redirects of `GET` itself, and checks each address against its policy.
///
/// ```swift
/// let loader = WebLoader(policy: .publicAddresses(), timeout: 10)
/// let answer = try await loader.answer(to: URLRequest(url: url))
/// ```
public final class WebLoader: Sendable {
  public static let maximumRedirects = 10

  private let policy: RequestPolicy
  private let timeout: Duration
  private let session: URLSession
  private let collector: AnswerCollector
  private let resolve: HostResolver.Resolve

  /// Creates a loader.
  /// - Parameters:
  ///   - policy: The hosts that it may reach.
  ///   - timeout: The time limit of a complete response, in seconds.
  ///   - fields: The header fields of every request.
  ///   - maximumSize: The maximum size of a body, in bytes.
  public convenience init(
    policy: RequestPolicy = .unrestricted,
    timeout: TimeInterval,
    fields: [String: String] = [:],
    maximumSize: Int = 16 << 20
  ) {
    self.init(
      policy: policy,
      timeout: timeout,
      fields: fields,
      maximumSize: maximumSize,
      resolve: HostResolver.resolve
    )
  }

  /// - Parameters:
  ///   - policy: The hosts that it may reach.
  ///   - timeout: The time limit of a complete response, in seconds.
  ///   - fields: The header fields of every request.
  ///   - maximumSize: The maximum size of a body, in bytes.
  ///   - resolve: Returns the addresses of a name.
  init(
    policy: RequestPolicy,
    timeout: TimeInterval,
    fields: [String: String] = [:],
    maximumSize: Int = 16 << 20,
    resolve: @escaping HostResolver.Resolve
  ) {
    self.policy = policy
    self.timeout = .seconds(timeout)
    self.resolve = resolve
    collector = AnswerCollector(maximumSize: maximumSize)
    let configuration = URLSessionConfiguration.keepingNothing(timeout: timeout)
    configuration.timeoutIntervalForResource = timeout
    configuration.httpAdditionalHeaders = fields
    session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request, and cancels it when the calling task is cancelled.
  /// - Parameters:
  ///   - request: The request.
  ///   - cookies: The cookies that it and its redirects carry, and that their answers set; nil for none.
  /// - Returns: The complete response, with any status.
  /// - Throws: `URLError`; `.cannotConnectToHost` where the policy forbids an address.
  public func answer(
    to request: URLRequest,
    cookies: (any WebCookies)? = nil
  ) async throws -> WebAnswer {
    let start = ContinuousClock.now
    var request = request
    let ownCookies = request.value(forHTTPHeaderField: "Cookie")
    for _ in 0...Self.maximumRedirects {
      guard let url = request.url else { throw URLError(.badURL) }
      if let cookies {
        // A redirect to another origin does not carry the caller's own field.
        let own = request.value(forHTTPHeaderField: "Cookie") == nil ? nil : ownCookies
        request.setValue(cookies.field(for: url) ?? own, forHTTPHeaderField: "Cookie")
      }
      let pinned = try await pinned(request, to: url)
      let (body, response) = try await Exchange(collector).answer(to: pinned, in: session)
      cookies?.keep(from: response, of: url)
      guard let next = Redirect.request(after: request, response) else {
        return WebAnswer(body: body, response: response, url: url)
      }
      guard ContinuousClock.now - start < timeout else { throw URLError(.timedOut) }
      request = next
    }
    throw URLError(.httpTooManyRedirects)
  }

  /// Returns the request with a checked address.
  ///
  /// The host is checked by the addresses that its name resolves to. A different result of a second
  /// lookup cannot lead elsewhere: a request over HTTP goes to the checked address, and one over
  /// HTTPS only to a server that has the name's certificate.
  func pinned(_ request: URLRequest, to url: URL) async throws -> URLRequest {
    guard let origin = WebOrigin(url) else { throw URLError(.unsupportedURL) }
    guard let exempt = policy.exemptOrigins, !exempt.contains(origin) else { return request }
    let addresses = try await resolve(origin.host)
    guard !addresses.isEmpty else { throw URLError(.cannotFindHost) }
    guard addresses.allSatisfy(\.isPublic) else { throw URLError(.cannotConnectToHost) }
    guard origin.scheme == "http",
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return request }
    // NB: On Linux, `URLSession` does not accept IPv6 addresses in a URL.
    guard let address = addresses.first(where: \.isIPv4) else {
      throw URLError(.cannotConnectToHost)
    }
    parts.encodedHost = address.text
    guard let pinnedURL = parts.url else { throw URLError(.badURL) }
    var pinned = request
    pinned.url = pinnedURL
    let host = origin.host.contains(":") ? "[\(origin.host)]" : origin.host
    pinned.setValue(url.port.map { "\(host):\($0)" } ?? host, forHTTPHeaderField: "Host")
    return pinned
  }
}
