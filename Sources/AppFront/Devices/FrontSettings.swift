package import BrowserHost
package import Foundation
package import RequestLimits

/// The rules by which the front serves devices.
package struct FrontSettings: Sendable {
  /// The folder of the devices' files.
  package var data: URL
  /// The folder for the sockets, which no other user can enter; its path is short.
  package var runtime: URL
  package var allowedHosts: Set<String>
  package var publicAddress: PublicAddress?
  /// The addresses of proxies in front, whose `X-Forwarded-For` names the client.
  package var trustedProxies: Set<String> = []
  /// The time without requests and live connections after which a process is stopped.
  package var idleTime: Duration = .seconds(600)
  /// The maximum number of processes at once.
  package var maximumProcesses = 20
  /// A Boolean value that indicates whether the app paints its launch screen.
  package var showsLaunchScreens = false
  /// The maximum number of processes that start at once.
  package var maximumStarts = max(1, ProcessInfo.processInfo.activeProcessorCount)
  package var limits = ProcessLimits(memory: 512 << 20)
  /// The time in which a process must listen.
  package var startTime: Duration = .seconds(30)
  /// The time that a process has to save and end.
  package var endTime: Duration = .seconds(10)
  /// The age below which a process that ends counts as one that cannot start.
  package var earlyAge: TimeInterval = 10
  /// The number of such ends in a row after which the front waits before it starts another.
  package var toleratedEarlyEnds = 3
  /// The rate at which an address may create devices.
  package var deviceLimit = RateLimit(burst: 60, rate: 0.2)
  /// The maximum number of devices with files.
  package var maximumDevices = 10_000
  /// The time for which a device is kept after its last visit; applied when the front starts.
  package var deviceLifetime: TimeInterval = 90 * 24 * 3600

  package init(data: URL, runtime: URL, allowedHosts: Set<String>) {
    self.data = data
    self.runtime = runtime
    self.allowedHosts = allowedHosts
  }

  /// The variables by which a process learns how browsers reach it.
  var environment: [String: String] {
    var variables = ["ALLOWED_HOSTS": allowedHosts.sorted().joined(separator: ",")]
    if let publicAddress { variables["PUBLIC_URL"] = "\(publicAddress)" }
    return variables
  }
}
