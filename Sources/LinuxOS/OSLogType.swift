/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What may explain a failure.
  public static let `default` = OSLogType(0)
  /// What helps, and is not essential.
  public static let info = OSLogType(1)
  /// What helps while developing.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
