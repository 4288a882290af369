/// The reason why a step of a test failed, for developers.
public struct DriverError: Error, Sendable, CustomStringConvertible {
  public let description: String

  static func notFound(_ wanted: String, screen: String) -> DriverError {
    DriverError(description: "Expected \(wanted) on the screen, got none:\n\(screen)")
  }

  static func ambiguous(_ wanted: String, count: Int, screen: String) -> DriverError {
    DriverError(description: "Expected one \(wanted), got \(count) of them:\n\(screen)")
  }

  static func refused(_ step: String, screen: String) -> DriverError {
    DriverError(
      description: "Expected \(step) to have an effect, but the app dropped it:\n\(screen)"
    )
  }

  static func timeout(_ wanted: String, screen: String) -> DriverError {
    DriverError(description: "Expected that \(wanted) in time, but it did not:\n\(screen)")
  }
}
