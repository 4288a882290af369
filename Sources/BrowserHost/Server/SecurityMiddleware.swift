import HTTPTypes
import Hummingbird

/// Refuses requests by foreign names and posts from foreign pages, and tells browsers what no
/// answer of ours may do.
struct SecurityMiddleware<Context: RequestContext>: RouterMiddleware {
  let hosts: HostList
  /// The page that a person sees for a status; nil for an empty answer.
  let notice: @Sendable (HTTPResponse.Status, Request) -> Response?

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await answer(request, context, next)
    // A notice is a page too: of it, too, only the head was asked for.
    if request.method == .head { response = response.createHeadResponse() }
    for (name, value) in Self.fields where response.headers[name] == nil {
      response.headers[name] = value
    }
    return response
  }

  private func answer(
    _ request: Request,
    _ context: Context,
    _ next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let host = request.head.authority, hosts.allows(host) else {
      return Response(
        status: .misdirectedRequest,
        body: .init(
          byteBuffer: .init(
            string: """
              This host goes by other names. Add the name to the host's list to use it.\n
              """
          )
        )
      )
    }
    if !Self.readingMethods.contains(request.method), Self.isFromPage(request) {
      guard let origin = request.headers[.origin], HostList.isSame(origin: origin, host: host)
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

  /// Whether a page may have sent it, or whoever shows a page's cookie.
  ///
  /// Browsers name the page in every request that is more than a look. What names none, and shows
  /// no cookie, has nothing of a person's to misuse: a program, with a token of its own. The host's
  /// own addresses are for pages only.
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

extension HTTPField.Name {
  // The names are constants and valid, so that the initialisers cannot fail.
  static var xForwardedFor: Self { make("X-Forwarded-For") }
  static var secFetchSite: Self { make("Sec-Fetch-Site") }
  static var referrerPolicy: Self { make("Referrer-Policy") }
  static var crossOriginOpenerPolicy: Self { make("Cross-Origin-Opener-Policy") }
  static var xFrameOptions: Self { make("X-Frame-Options") }
  static var permissionsPolicy: Self { make("Permissions-Policy") }

  private static func make(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("Expected a field, got \(name).") }
    return field
  }
}
