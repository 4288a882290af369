import NIOHTTP1

/// Decides who may have a live connection.
struct LiveGate: Sendable {
  static let prefix = "/-/live/"

  let hosts: HostList
  let apps: Set<String>

  /// What a request for a live connection asks for, or nil where it may not have one: it must
  /// name a known app, be for a host of ours, come from a page of that very host, and carry a
  /// device's cookie.
  func request(_ head: HTTPRequestHead) -> LiveConnection.Request? {
    guard head.method == .GET, head.uri.hasPrefix(Self.prefix) else { return nil }
    let app = String(head.uri.dropFirst(Self.prefix.count))
    guard apps.contains(app), let host = single("host", head.headers), hosts.allows(host),
      let origin = single("origin", head.headers), HostList.isSame(origin: origin, host: host),
      let cookie = single("cookie", head.headers),
      let token = DeviceToken(cookieHeader: cookie)
    else { return nil }
    return LiveConnection.Request(app: app, token: token)
  }

  private func single(_ name: String, _ headers: HTTPHeaders) -> String? {
    let values = headers[name]
    return values.count == 1 ? values[0] : nil
  }
}
