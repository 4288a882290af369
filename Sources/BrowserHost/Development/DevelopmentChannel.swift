public import Foundation

/// The reports of `rostrum dev` about the builds of a host's program, which pages show.
///
/// Only a host that listens on loopback shows them. It has further addresses for development.
public struct DevelopmentChannel: Hashable, Sendable {
  /// The environment variable in which `rostrum dev` passes the report file to the programs it
  /// starts.
  public static let environmentVariable = "ROSTRUM_DEVELOPMENT"

  /// The file of the newest report: a JSON object, replaced as a whole.
  public var report: URL

  /// The file of the scenes' events, beside the report.
  var journal: URL { report.appendingPathExtension("events") }

  public init(report: URL) {
    self.report = report
  }

  /// The channel of the `rostrum dev` that started this program; nil if something else did.
  public static var inherited: DevelopmentChannel? {
    let path = ProcessInfo.processInfo.environment[environmentVariable]
    guard let path, !path.isEmpty else { return nil }
    return DevelopmentChannel(report: URL(filePath: path))
  }
}
