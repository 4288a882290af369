public import Foundation

/// The package under development, and the way to serve it.
public struct DevelopmentPlan: Sendable {
  /// The folder of the package.
  public var package: URL
  /// The program that serves the app.
  public var product: String
  /// The program's arguments.
  public var arguments: [String]
  /// The additions to this process's environment.
  public var environment: [String: String]
  public var port: Int
  /// The path of the page to open, such as `/contacts`.
  public var path: String
  /// Further options of `swift build`.
  public var buildOptions: [String]

  public init(
    package: URL,
    product: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    port: Int,
    path: String = "/",
    buildOptions: [String] = []
  ) {
    self.package = package
    self.product = product
    self.arguments = arguments
    self.environment = environment
    self.port = port
    self.path = path
    self.buildOptions = buildOptions
  }

  /// The address to open.
  public var address: String { "http://127.0.0.1:\(port)\(path)" }
}
