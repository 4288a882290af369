import NIOCore
import NIOHTTP1
import RequestLimits

/// Decides which requests may open a live connection.
struct LiveGate: Sendable {
  static let prefix = "/-/live/"

  let hosts: HostList
  let apps: Set<String>
  let trustedProxies: Set<String>
  let cookie: DeviceCookie

  /// Reads a request for a live connection.
  ///
  /// It must name a known app, be for a name of this host, come from a page of the same host, and
  /// carry a device's cookie.
  /// - Parameters:
  ///   - head: The request.
  ///   - peer: The address of the client.
  /// - Returns: The data of the request; nil if it is refused.
  func request(_ head: HTTPRequestHead, from peer: SocketAddress?) -> LiveConnection.Request? {
    guard head.method == .GET, head.uri.hasPrefix(Self.prefix) else { return nil }
    let app = String(head.uri.dropFirst(Self.prefix.count))
    guard apps.contains(app),
      let authority = single("host", head.headers).flatMap(Authority.init),
      hosts.allows(authority),
      let origin = single("origin", head.headers),
      hosts.isSameOrigin(origin, as: authority),
      let cookies = single("cookie", head.headers)
    else { return nil }
    let tokens = cookie.tokens(in: cookies)
    guard !tokens.isEmpty else { return nil }
    let address = ClientAddress(
      peer: peer,
      forwarded: head.headers["x-forwarded-for"].joined(separator: ","),
      trusted: trustedProxies
    )
    return LiveConnection.Request(app: app, tokens: tokens, address: address)
  }

  private func single(_ name: String, _ headers: HTTPHeaders) -> String? {
    let values = headers[name]
    return values.count == 1 ? values[0] : nil
  }
}
