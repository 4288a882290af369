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
  /// The name or address that the program listens on.
  public var host = "127.0.0.1"
  public var port: Int
  /// The path of the page to open, such as `/contacts`.
  public var path: String
  /// SwiftPM's build folder; nil for `.build` in the package.
  public var buildFolder: URL?
  /// Further options of `swift build`.
  public var buildOptions: [String]
  /// The additions to the environment of `swift build`.
  public var buildEnvironment: [String: String]
  /// Files and folders that have to be beside the program: links lead to them.
  public var resources: [URL]
  /// What happens before and after each build; nil for a package that is built as it is.
  public var preparation: (any BuildPreparation)?
  /// The program that starts the built one for each visitor; nil if the built one serves itself.
  public var front: FrontPlan?
  /// The address of a proxy in front, without a path; nil for the program's own.
  public var publicAddress: String?
  /// The file for the report of the newest crash; nil to print reports.
  public var crashReport: URL?
  /// A Boolean value that indicates whether a change leads to a further build.
  public var watches = true

  public init(
    package: URL,
    product: String,
    arguments: [String] = [],
    environment: [String: String] = [:],
    port: Int,
    path: String = "/",
    buildFolder: URL? = nil,
    buildOptions: [String] = [],
    buildEnvironment: [String: String] = [:],
    resources: [URL] = [],
    preparation: (any BuildPreparation)? = nil
  ) {
    self.package = package
    self.product = product
    self.arguments = arguments
    self.environment = environment
    self.port = port
    self.path = path
    self.buildFolder = buildFolder
    self.buildOptions = buildOptions
    self.buildEnvironment = buildEnvironment
    self.resources = resources
    self.preparation = preparation
  }

  /// The folder that is watched, to which messages name paths.
  var sources: URL { preparation?.sources ?? package }

  /// Reports the changes of what the build reads.
  var watcher: SourceWatcher {
    guard let preparation else { return SourceWatcher(package) }
    return SourceWatcher(
      preparation.sources,
      SourceFilter(includesResources: true),
      others: { preparation.otherSources }
    )
  }

  /// The source that a program names as `Module/File.swift`.
  func source(named name: String) -> String? { preparation?.source(named: name) }

  /// A Boolean value that indicates whether the build links a runtime that is there already.
  var isPrebuilt: Bool { preparation != nil || buildFolder != nil }

  /// The address to open.
  public var address: String {
    let base = publicAddress.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return (base ?? "http://\(shownHost):\(port)") + path
  }

  private var shownHost: String {
    let host = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
    return host.contains(":") ? "[\(host)]" : host
  }
}
