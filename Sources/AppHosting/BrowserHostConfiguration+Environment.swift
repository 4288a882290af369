import BrowserHost
import Foundation

extension BrowserHostConfiguration {
  /// The configuration of a process that is one device.
  ///
  /// - Parameter environment: The variables that ``AppProcess`` describes.
  init(processEnvironment environment: [String: String]) {
    self.init(
      port: environment["PORT"].flatMap { Int($0) } ?? 8080,
      dataFolder: URL(filePath: environment["DATA"] ?? "data")
    )
    guard let path = environment["SOCKET"] else { return }
    socketPath = path
    publicAddress = environment["PUBLIC_URL"].flatMap(PublicAddress.init)
    let names = environment["ALLOWED_HOSTS"]?.split(separator: ",").map(String.init) ?? []
    allowedHosts.formUnion(names)
    // The peer of a Unix socket: the front.
    trustedProxies = [Self.localPeer]
  }
}
