public import FootballGatherModel
public import Foundation

/// The configuration of the app: the server's address, and the transport for requests.
public struct FootballGatherConfiguration: Sendable {
  /// The base address of the API, which contains `players` and all other paths.
  public var server: URL
  public var transport: any GatherTransport
  /// The delays before each further attempt at a request that may be repeated.
  public var pauses = GatherAPIClient.standardPauses
  /// Receives a line with file names when a damaged file was set aside.
  public var storageLog: @Sendable (String) -> Void = { _ in }

  public init(
    server: URL,
    transport: any GatherTransport = URLSessionGatherTransport()
  ) {
    self.server = server
    self.transport = transport
  }

  /// The server that the Showcase runs on this machine.
  public static var local: FootballGatherConfiguration {
    guard let server = URL(string: "http://127.0.0.1:8080/api") else {
      preconditionFailure("The literal is an address.")
    }
    return FootballGatherConfiguration(server: server)
  }
}
