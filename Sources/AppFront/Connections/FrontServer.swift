import BrowserHost
package import NIOCore
package import NIOHTTP1
import NIOPosix
import RequestLimits

/// Decides about a request from its head and the address of the peer.
package typealias FrontDecision =
  @Sendable (HTTPRequestHead, SocketAddress?) async -> FrontAnswer

/// The listening socket of the front.
package struct FrontServer: Sendable {
  private let channel: any Channel

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - hostname: The name or address to listen on.
  ///   - port: The port; 0 for a free one.
  ///   - limits: The limits of connections.
  ///   - trustedProxies: The addresses that are exempt from the limit of an address.
  ///   - decide: Decides about each request.
  /// - Throws: The error of binding the port.
  package init(
    hostname: String,
    port: Int,
    limits: FrontLimits = FrontLimits(),
    trustedProxies: Set<String> = [],
    decide: @escaping FrontDecision
  ) async throws {
    let roster = ConnectionRoster(maximum: limits.maximumConnections)
    let counts = ConnectionCount(limit: limits.maximumConnectionsPerAddress)
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handlers = FrontHandlers(limits: limits)
          let pipeline = channel.pipeline.syncOperations
          try handlers.add(to: pipeline)
          try pipeline.addHandler(
            FrontConnection(handlers: handlers, limits: limits, roster: roster, decide: decide)
          )
          Self.count(channel, roster, counts, trustedProxies)
        }
      }
      .bind(host: hostname, port: port)
      .get()
  }

  package var port: Int { channel.localAddress?.port ?? 0 }

  /// Stops listening; open connections end with their requests.
  package func close() async {
    try? await channel.close()
  }

  private static func count(
    _ channel: any Channel,
    _ roster: ConnectionRoster,
    _ counts: ConnectionCount,
    _ trusted: Set<String>
  ) {
    let peer = channel.remoteAddress
    let address = ClientAddress.isTrusted(peer, among: trusted) ? nil : ClientAddress(peer)
    if let address, !counts.enter(address) { return channel.close(promise: nil) }
    roster.enter(channel)?.close(promise: nil)
    let id = ObjectIdentifier(channel)
    channel.closeFuture.whenComplete { _ in
      roster.leave(id)
      if let address { counts.leave(address) }
    }
  }
}
