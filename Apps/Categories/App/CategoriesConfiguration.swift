public import CategoriesModel
import Foundation

/// The app's configuration: the address of its server, and the transport of requests.
public struct CategoriesConfiguration: Sendable {
  /// The address below which `api_open.php` is served.
  public var server: ServerAddress
  /// The transport of requests.
  public var transport: any CategoriesTransport
  /// A log that receives a line about each request.
  public var log: RequestLog
  /// Receives a line with file names when a damaged file was set aside.
  public var storageLog: @Sendable (String) -> Void

  public init(
    server: ServerAddress,
    transport: any CategoriesTransport = URLSessionCategoriesTransport(),
    log: RequestLog = .none,
    storageLog: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.server = server
    self.transport = transport
    self.log = log
    self.storageLog = storageLog
  }

  /// The configuration for the sample server that the Showcase runs on this machine.
  public static var local: CategoriesConfiguration {
    guard let url = URL(string: "http://127.0.0.1:8080/categories/api") else {
      preconditionFailure("The literal is an address.")
    }
    return CategoriesConfiguration(server: ServerAddress(url))
  }
}
