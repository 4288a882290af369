import NIOHTTP1

/// The rewriting of headers between a client and the process of its device.
enum ForwardedHeaders {
  /// The headers that belong to one connection (RFC 9110, section 7.6.1).
  private static let connectionHeaders = [
    "connection", "keep-alive", "proxy-connection", "proxy-authenticate", "proxy-authorization",
    "te", "trailer", "transfer-encoding", "upgrade",
  ]
  /// The headers by which proxies name the client, and the front's own expectation.
  private static let replacedHeaders = [
    "expect", "forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-port",
    "x-forwarded-proto", "x-real-ip",
  ]

  /// Returns the request that the process gets.
  static func request(_ head: HTTPRequestHead, for use: DeviceUse) -> HTTPRequestHead {
    var copy = head
    copy.version = .http1_1
    let isUpgrade = head.isWebSocketUpgrade
    let isChunked = head.headers.contains(name: "transfer-encoding")
    copy.headers = withoutConnectionHeaders(head.headers)
    for name in replacedHeaders { copy.headers.remove(name: name) }
    removeCookies(use.ownCookies, from: &copy.headers)
    copy.headers.add(name: "X-Forwarded-For", value: use.client)
    if isUpgrade {
      copy.headers.add(name: "Connection", value: "Upgrade")
      copy.headers.add(name: "Upgrade", value: "websocket")
    } else {
      copy.headers.add(name: "Connection", value: "close")
      if isChunked { copy.headers.add(name: "Transfer-Encoding", value: "chunked") }
    }
    return copy
  }

  /// Returns the response that the client gets.
  ///
  /// - Parameters:
  ///   - head: The response of the process.
  ///   - version: The version of the request.
  ///   - isKept: True if the connection serves further requests.
  /// - Returns: The response, without headers of the process's connection.
  static func response(
    _ head: HTTPResponseHead,
    version: HTTPVersion,
    isKept: Bool
  ) -> HTTPResponseHead {
    var copy = head
    copy.version = version
    copy.headers = withoutConnectionHeaders(head.headers)
    if head.status == .switchingProtocols {
      copy.headers.add(name: "Connection", value: "Upgrade")
      copy.headers.add(name: "Upgrade", value: "websocket")
    } else if !isKept {
      copy.headers.add(name: "Connection", value: "close")
    }
    return copy
  }

  private static func withoutConnectionHeaders(_ headers: HTTPHeaders) -> HTTPHeaders {
    var copy = headers
    for name in headers[canonicalForm: "connection"] { copy.remove(name: String(name)) }
    for name in connectionHeaders { copy.remove(name: name) }
    return copy
  }

  private static func removeCookies(_ names: Set<String>, from headers: inout HTTPHeaders) {
    let values = headers["cookie"]
    guard !values.isEmpty else { return }
    headers.remove(name: "cookie")
    let kept = values.flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { pair in !names.contains(String(pair.prefix { $0 != "=" }.trimmingSpaces())) }
    if !kept.isEmpty { headers.add(name: "Cookie", value: kept.joined(separator: "; ")) }
  }
}

extension HTTPRequestHead {
  /// A Boolean value that indicates whether the client asks for a WebSocket.
  var isWebSocketUpgrade: Bool {
    method == .GET && headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
      && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }

  /// The size of the target and the headers, in bytes.
  var size: Int {
    headers.reduce(uri.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var rest = self
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
