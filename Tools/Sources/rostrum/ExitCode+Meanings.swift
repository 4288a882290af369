import ArgumentParser

extension ExitCode {
  /// The command ran and has findings.
  static let found = ExitCode(1)
  /// The command cannot run: a bad option, a missing path, an unreadable configuration.
  static let cannotRun = ExitCode(2)
  /// Ctrl-C ended the command.
  static let interrupted = ExitCode(130)
  /// Tests failed, or did not compile; xcodebuild's code for it.
  static let testsFailed = ExitCode(65)
}
