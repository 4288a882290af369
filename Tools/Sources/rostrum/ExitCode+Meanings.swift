import ArgumentParser

extension ExitCode {
  /// The command ran and has findings.
  static let found = ExitCode(1)
  /// The command cannot run: a bad option, a missing path, an unreadable configuration.
  static let cannotRun = ExitCode(2)
}
