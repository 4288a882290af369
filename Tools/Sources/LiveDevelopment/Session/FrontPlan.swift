public import Foundation

/// A program that starts the built one for each visitor, and reads how from a file.
public struct FrontPlan: Sendable {
  /// The program, whose only argument is the file.
  public var program: URL
  /// Its file, which `SIGHUP` makes it read again.
  public var configuration: URL
  /// Returns the content of the file for a built program.
  public var content: @Sendable (_ program: URL) throws -> Data

  public init(
    program: URL,
    configuration: URL,
    content: @escaping @Sendable (_ program: URL) throws -> Data
  ) {
    self.program = program
    self.configuration = configuration
    self.content = content
  }
}
