import BrowserHost
package import Foundation

/// The configuration of the front's program, as `rostrum serve` writes it.
package struct FrontConfiguration: Codable, Sendable {
  package var app: ServedApp
  package var hostname: String
  package var port: Int
  /// The address that browsers use, if a proxy is in front.
  package var publicURL: String?
  package var allowedHosts: [String]
  package var trustedProxies: [String]
  /// The folder of the devices' files.
  package var data: String
  /// The time without visits after which a process stops, in seconds.
  package var idleTime: Double
  package var maximumDevices: Int
  /// The memory that a process may use, in bytes.
  package var maximumMemory: Int
  package var requiresIsolation: Bool

  package init(at file: URL) throws {
    self = try JSONDecoder().decode(FrontConfiguration.self, from: Data(contentsOf: file))
  }

  /// Returns the rules of the devices, with a folder for sockets.
  package func settings(runtime: URL) -> FrontSettings {
    var settings = FrontSettings(
      data: URL(fileURLWithPath: data, isDirectory: true),
      runtime: runtime,
      allowedHosts: Set(allowedHosts)
    )
    settings.publicAddress = publicURL.flatMap(PublicAddress.init)
    settings.trustedProxies = Set(trustedProxies)
    settings.idleTime = .seconds(idleTime)
    settings.maximumProcesses = maximumDevices
    settings.showsLaunchScreens = true
    settings.limits = ProcessLimits(memory: maximumMemory)
    return settings
  }
}
