package import NIOCore
package import NIOHTTP1

/// Replaces the `Host` header by the host of an absolute request target (`GET http://host/path`),
/// as RFC 9112, section 3.2.2 requires of servers.
///
/// The conversion to `HTTPRequest` keeps only the target's path, so that the router would trust a
/// header that contradicts the target.
package final class AbsoluteTarget: ChannelInboundHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPServerRequestPart
  package typealias InboundOut = HTTPServerRequestPart

  package init() {}

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), !head.uri.hasPrefix("/") else {
      return context.fireChannelRead(data)
    }
    Self.resolve(&head)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Splits the target into `Host` and path.
  ///
  /// If the target has another form, its `Host` is removed, so that the request is refused.
  static func resolve(_ head: inout HTTPRequestHead) {
    // Two headers are refused, whatever the target.
    guard head.headers["host"].count < 2 else { return }
    head.headers.remove(name: "host")
    let schemes = ["http://", "https://"]
    guard head.method != .CONNECT,
      let scheme = schemes.first(where: head.uri.lowercased().hasPrefix)
    else { return }
    let rest = head.uri.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    let path = rest.dropFirst(authority.count)
    head.headers.add(name: "host", value: String(authority))
    head.uri = path.hasPrefix("/") ? String(path) : "/\(path)"
  }
}
