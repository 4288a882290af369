package import NIOCore

/// The limits of clients' connections.
package struct FrontLimits: Sendable {
  /// The maximum size of a request's target and headers, in bytes.
  package var maximumHeaderSize = 32_768
  /// The maximum size of a request's body, in bytes.
  package var maximumBodySize = 101 << 20
  package var maximumConnections = 4_096
  /// The maximum number of connections of an address; trusted proxies are exempt.
  package var maximumConnectionsPerAddress = 512
  /// The longest silence of a new connection before its first request.
  package var firstByteTimeout = TimeAmount.seconds(5)
  /// The time from the first byte of a request to the first of its response, while a process may
  /// have to start.
  package var requestTimeout = TimeAmount.seconds(90)
  /// The time for which a connection without a request is kept.
  package var idleTimeout = TimeAmount.seconds(75)

  package init() {}
}
