import ArgumentParser
import GatherServer
import Logging
import NIOCore

/// Settings of the command line, or else of the environment, or else defaults.
struct Settings {
  var hostname: String
  var port: Int
  var database: GatherDatabaseURL
  var logLevel: Logger.Level
  var trustedProxies: Set<String>

  /// - Throws: `ValidationError` that names the setting and the expected value.
  init(_ command: GatherServerCommand, environment: [String: String]) throws {
    hostname = command.hostname ?? environment["GATHER_HOSTNAME"] ?? "127.0.0.1"
    port = try Self.port(command.port, environment["GATHER_PORT"])
    let database = command.database ?? environment["GATHER_DATABASE"] ?? "sqlite:gather.sqlite"
    do {
      self.database = try GatherDatabaseURL(database)
    } catch {
      throw ValidationError(error.description)
    }
    let level = command.logLevel ?? environment["GATHER_LOG_LEVEL"] ?? "notice"
    guard let logLevel = Logger.Level(rawValue: level) else {
      let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("Expected one of \(names), got \(level).")
    }
    self.logLevel = logLevel
    let proxies = environment["GATHER_TRUST_PROXY"]?.split(separator: ",").map(String.init)
    trustedProxies = Set(command.trustedProxies.isEmpty ? proxies ?? [] : command.trustedProxies)
    for proxy in trustedProxies where (try? SocketAddress(ipAddress: proxy, port: 0)) == nil {
      throw ValidationError("Expected the address of a proxy, such as 127.0.0.1, got \(proxy).")
    }
  }

  private static func port(_ option: Int?, _ variable: String?) throws -> Int {
    let text = option.map(String.init) ?? variable ?? "8081"
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw ValidationError("Expected a port from 0 to 65535, got \(text).")
    }
    return port
  }
}
