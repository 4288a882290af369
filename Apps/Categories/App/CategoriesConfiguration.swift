public import CategoriesModel
import Foundation

/// What the app is told from outside: where its server is, and how it speaks with it.
public struct CategoriesConfiguration: Sendable {
  /// What `api_open.php` stands under.
  public var server: ServerAddress
  /// What carries requests.
  public var transport: any CategoriesTransport
  /// Gets a line about each request.
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

  /// The edition that the Showcase serves on this machine.
  public static var local: CategoriesConfiguration {
    guard let url = URL(string: "http://127.0.0.1:8080/categories/api") else {
      preconditionFailure("The literal is an address.")
    }
    return CategoriesConfiguration(server: ServerAddress(url))
  }
}
