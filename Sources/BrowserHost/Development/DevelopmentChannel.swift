public import Foundation

/// The reports of `rostrum dev` about the builds of a host's program, which pages show.
///
/// Only a host that listens on loopback shows them, and has further addresses for development.
public struct DevelopmentChannel: Hashable, Sendable {
  /// The environment variable by which `rostrum dev` names the file to the programs it starts.
  public static let environmentVariable = "ROSTRUM_DEVELOPMENT"

  /// The file that holds the newest report: a JSON object, replaced as a whole.
  public var report: URL

  public init(report: URL) {
    self.report = report
  }

  /// The channel of the `rostrum dev` that started this program; nil for a program that was started
  /// by anything else.
  public static var inherited: DevelopmentChannel? {
    let path = ProcessInfo.processInfo.environment[environmentVariable]
    guard let path, !path.isEmpty else { return nil }
    return DevelopmentChannel(report: URL(filePath: path))
  }
}
