import HTTPTypes
import Hummingbird

/// Refuses requests by foreign names and posts from foreign pages, and adds security headers to
/// responses.
struct SecurityMiddleware<Context: RequestContext>: RouterMiddleware {
  let hosts: HostList
  /// Returns the page for an error status; nil for an empty response.
  let notice: @Sendable (HTTPResponse.Status, Request) -> Response?

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await answer(request, context, next)
    // For a HEAD request a notice page has no body either.
    if request.method == .head { response = response.createHeadResponse() }
    for (name, value) in Self.fields where response.headers[name] == nil {
      response.headers[name] = value
    }
    if hosts.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    return response
  }

  private func answer(
    _ request: Request,
    _ context: Context,
    _ next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let authority = request.authority else {
      return Self.text(.badRequest, "A request must have one Host header, of the form host[:port].")
    }
    guard hosts.allows(authority) else {
      return Self.text(
        .misdirectedRequest,
        """
        This host has other names. Start it with --allow-host and this name, or with --public-url, to \
        use it.
        """
      )
    }
    if !Self.readingMethods.contains(request.method), Self.isFromPage(request) {
      guard let origin = request.headers[.origin],
        hosts.isSameOrigin(origin, as: authority)
      else { return Response(status: .forbidden) }
    }
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      if var page = notice(error.status, request) {
        page.headers.append(contentsOf: (error as? HTTPError)?.headers ?? [:])
        return page
      }
      return try error.response(from: request, context: context)
    }
  }

  private static func text(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(status: status, body: .init(byteBuffer: .init(string: text + "\n")))
  }

  /// Returns whether a request may come from a page, or carries a page's cookie.
  ///
  /// Browsers name the page in every request other than GET and HEAD. A request without these
  /// headers comes from a program with a token of its own, and has no credentials of a user to
  /// misuse. The host's own addresses are for pages only.
  private static func isFromPage(_ request: Request) -> Bool {
    if request.uri.path.hasPrefix("/-/") { return true }
    let marks: [HTTPField.Name] = [.origin, .cookie, .secFetchSite]
    return marks.contains { request.headers[$0] != nil }
  }

  private static var readingMethods: Set<HTTPRequest.Method> { [.get, .head] }

  private static var fields: KeyValuePairs<HTTPField.Name, String> {
    [
      .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
      .xContentTypeOptions: "nosniff",
      .referrerPolicy: "same-origin",
      .crossOriginOpenerPolicy: "same-origin",
      .crossOriginResourcePolicy: "same-origin",
      .xFrameOptions: "DENY",
      .permissionsPolicy: "camera=(), geolocation=(), microphone=(), payment=()",
    ]
  }
}

extension Request {
  /// The authority of a request; nil unless it has exactly one that is well formed.
  var authority: Authority? {
    // The first `Host` header is in the head, not among the headers.
    headers[.host] == nil ? head.authority.flatMap(Authority.init) : nil
  }
}

extension HTTPField.Name {
  // The names are constants and valid, so that the initialisers cannot fail.
  fileprivate static var host: Self { make("Host") }
  static var xForwardedFor: Self { make("X-Forwarded-For") }
  static var secFetchSite: Self { make("Sec-Fetch-Site") }
  static var secFetchMode: Self { make("Sec-Fetch-Mode") }
  static var serviceWorkerAllowed: Self { make("Service-Worker-Allowed") }
  static var referrerPolicy: Self { make("Referrer-Policy") }
  static var crossOriginOpenerPolicy: Self { make("Cross-Origin-Opener-Policy") }
  static var xFrameOptions: Self { make("X-Frame-Options") }
  static var permissionsPolicy: Self { make("Permissions-Policy") }

  private static func make(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("Expected a field, got \(name).") }
    return field
  }
}
