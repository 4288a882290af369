import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

enum Redirect {
  private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

  /// Returns the request of a redirect; nil where the response is none, or does not answer a `GET`.
  ///
  /// The headers of a request are intended for its origin: another one gets none of them.
  static func request(after request: URLRequest, _ response: HTTPURLResponse) -> URLRequest? {
    guard statuses.contains(response.statusCode), request.httpMethod ?? "GET" == "GET",
      let old = request.url,
      let location = response.value(forHTTPHeaderField: "Location"),
      let new = URL(string: location, relativeTo: old)?.absoluteURL
    else { return nil }
    guard WebOrigin(new) == WebOrigin(old) else { return URLRequest(url: new) }
    var next = request
    next.url = new
    return next
  }
}
