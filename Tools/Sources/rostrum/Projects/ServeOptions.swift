import ArgumentParser
import Foundation

/// The options of `rostrum serve` for its front.
struct ServeOptions: ParsableArguments {
  @Option(help: "The name or address to listen on; 0.0.0.0 for all of this machine.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on.")
  var port = 8080

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      "The address that browsers use, if a proxy in front terminates TLS.",
      valueName: "url"
    )
  )
  var publicURL: String?

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "A further name or address by which browsers may reach this machine; repeatable.",
      valueName: "name"
    )
  )
  var allowedHosts: [String] = []

  @Option(
    name: .customLong("trust-proxy"),
    help: ArgumentHelp(
      "The address of a proxy in front, which names the client; repeatable.",
      valueName: "address"
    )
  )
  var trustedProxies: [String] = []

  @Option(
    help: "The folder of the devices' files. Without it, one in .rostrum, which later runs keep.",
    completion: .directory
  )
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The time without visitors after which a device stops, such as 90s, 10m or 2h.",
      valueName: "time"
    ),
    transform: Self.seconds
  )
  var idleTime = 600.0

  @Option(help: "The number of devices that may run at once.")
  var maximumDevices = 20

  @Option(
    help: ArgumentHelp("The memory that a device may use, in megabytes.", valueName: "megabytes")
  )
  var maximumMemory = 512

  @Flag(help: "Refuse to serve where devices cannot be isolated from each other.")
  var requireIsolation = false

  func validate() throws {
    guard (1...65_535).contains(port) else {
      throw ValidationError("Expected a port from 1 to 65535, got \(port).")
    }
    guard maximumDevices > 0 else {
      throw ValidationError("Expected at least 1 for --maximum-devices, got \(maximumDevices).")
    }
    guard maximumMemory >= 64 else {
      throw ValidationError("Expected at least 64 for --maximum-memory, got \(maximumMemory).")
    }
    if let publicURL, publicURL.wholeMatch(of: /https?:\/\/[^\/?#@\s]+\/?/.ignoresCase()) == nil {
      throw ValidationError(
        "Expected https://name or http://name for --public-url, without a path, got \(publicURL)."
      )
    }
    for name in allowedHosts where name.wholeMatch(of: /[\w.\-]+|\[[0-9A-Fa-f:.]+\]/) == nil {
      throw ValidationError(
        "Expected a name without scheme and port for --allow-host, got \(name)."
      )
    }
  }

  static func seconds(_ text: String) throws -> Double {
    guard let match = text.wholeMatch(of: /(\d{1,6})([smh])/), let number = Double(match.1),
      number > 0
    else {
      throw ValidationError("Expected a time such as 90s, 10m or 2h, got \(text).")
    }
    return number * ["s": 1, "m": 60, "h": 3_600][String(match.2), default: 1]
  }
}
