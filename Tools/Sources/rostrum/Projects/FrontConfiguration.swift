import Foundation

/// The configuration that the runtime's `app-front` reads.
struct FrontConfiguration: Encodable {
  struct App: Encodable {
    var name: String
    var program: String
    var arguments: [String]
    var environment: [String: String]
    var readableFolders: [String]
    var sources: [String: String]
  }

  let app: App
  let hostname: String
  let port: Int
  let publicURL: String?
  let allowedHosts: [String]
  let trustedProxies: [String]
  let data: String
  let idleTime: Double
  let maximumDevices: Int
  let maximumMemory: Int
  let requiresIsolation: Bool

  init(app: App, options: ServeOptions, data: String) {
    self.app = app
    hostname = options.host
    port = options.port
    publicURL = options.publicURL
    let isForAll = ["0.0.0.0", "::"].contains(options.host)
    let own = isForAll ? [] : [options.host.contains(":") ? "[\(options.host)]" : options.host]
    allowedHosts = Array(
      Set(["localhost", "127.0.0.1", "[::1]"] + own + options.allowedHosts)
    ).sorted()
    trustedProxies = options.trustedProxies
    self.data = data
    idleTime = options.idleTime
    maximumDevices = options.maximumDevices
    maximumMemory = options.maximumMemory << 20
    requiresIsolation = options.requireIsolation
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
