import Foundation

/// Where messages go: standard error, or what a test receives.
enum LogOutput {
  @TaskLocal static var receiver: (@Sendable (String) -> Void)?

  static func write(_ line: String) {
    if let receiver {
      receiver(line)
    } else {
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
}
