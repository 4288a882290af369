import BrowserHost
import Foundation
import PrivateFiles
import UIKitHosting

/// The front of an app: a device for each browser, each a process of its own.
@MainActor
package final class Front {
  private let directory: DeviceDirectory
  private let server: FrontServer
  private let runtime: URL

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - configuration: What to serve, and where.
  ///   - print: Receives lines for the terminal.
  /// - Throws: ``FrontError`` with a way out, or an error of the system.
  package init(
    _ configuration: FrontConfiguration,
    print: @escaping @Sendable (String) -> Void
  ) async throws {
    let (sandbox, problem) = Sandbox.found()
    if let problem {
      guard !configuration.requiresIsolation else {
        throw FrontError("The devices cannot be isolated: \(problem).")
      }
      print(
        "warning: the devices are not isolated from each other: \(problem). An app that is made to "
          + "read other files can read those of all devices, and of this user."
      )
    }
    if problem == nil { print("each device is isolated by bubblewrap") }
    if let warning = Self.exposureWarning(configuration) { print("warning: \(warning)") }
    runtime = try Self.makeRuntimeFolder()
    let settings = configuration.settings(runtime: runtime)
    try PrivateFiles.makeFolder(settings.data)
    try PrivateFiles.check(settings.data)
    let directory = DeviceDirectory(
      app: configuration.app,
      settings: settings,
      launcher: SpawningLauncher(sandbox: sandbox) { print($0.trimmingCharacters(in: .newlines)) },
      log: print
    )
    directory.forgetOldDevices()
    self.directory = directory
    let key = RandomName.make()
    let routes = FrontRoutes(directory: directory, key: key)
    server = try await FrontServer(
      hostname: configuration.hostname,
      port: configuration.port,
      trustedProxies: settings.trustedProxies
    ) { head, peer in
      await routes.answer(head, from: peer)
    }
    let address =
      settings.publicAddress.map { "\($0)" } ?? "http://\(configuration.shownHost):\(server.port)"
    print("the devices, for you alone: \(address)\(OwnerPages.path)?key=\(key)")
  }

  /// Ends the processes of devices, which start again with another build.
  package func update(_ configuration: FrontConfiguration) {
    directory.update(configuration.app)
  }

  /// Ends all processes, so that they save their states.
  package func close() async {
    await server.close()
    await directory.close()
    try? FileManager.default.removeItem(at: runtime)
  }

  private static func exposureWarning(_ configuration: FrontConfiguration) -> String? {
    var host = BrowserHostConfiguration(
      hostname: configuration.hostname,
      dataFolder: URL(fileURLWithPath: configuration.data)
    )
    host.publicAddress = configuration.publicURL.flatMap(PublicAddress.init)
    return host.exposureWarning
  }

  /// Creates a folder for sockets that nobody else can enter, with a path short enough for them.
  private static func makeRuntimeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-\(RandomName.make().prefix(12))", isDirectory: true)
    let length = folder.path.utf8.count + "/10000/app.sock".utf8.count
    guard length <= UnixSocket.maximumPathLength else {
      throw FrontError("The path of the temporary folder is too long for sockets. Set TMPDIR.")
    }
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    return folder
  }
}

/// The reason why the front cannot serve, as sentences with a way out.
package struct FrontError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension FrontConfiguration {
  /// The host in the printed address.
  fileprivate var shownHost: String {
    let loopback = ["localhost", "127.0.0.1", "[::1]"]
    switch hostname {
    case "0.0.0.0", "::": return allowedHosts.first { !loopback.contains($0) } ?? "127.0.0.1"
    default: return hostname.contains(":") ? "[\(hostname)]" : hostname
    }
  }
}
