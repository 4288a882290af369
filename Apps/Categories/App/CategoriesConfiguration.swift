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

  public init(
    server: ServerAddress,
    transport: any CategoriesTransport = URLSessionCategoriesTransport(),
    log: RequestLog = .none
  ) {
    self.server = server
    self.transport = transport
    self.log = log
  }

  /// The edition that the Showcase serves on this machine.
  public static var local: CategoriesConfiguration {
    guard let url = URL(string: "http://127.0.0.1:8080/categories/api") else {
      preconditionFailure("The literal is an address.")
    }
    return CategoriesConfiguration(server: ServerAddress(url))
  }
}
