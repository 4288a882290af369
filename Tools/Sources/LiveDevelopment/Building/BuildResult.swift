/// How a build has ended.
public struct BuildResult: Sendable {
  public var isSuccess: Bool
  public var diagnostics: [CompilerDiagnostic]
  /// What the build has printed, for people.
  public var output: String

  init(isSuccess: Bool, output: String) {
    self.isSuccess = isSuccess
    self.output = output
    diagnostics = CompilerOutput(output).diagnostics
  }

  /// The last lines of the output, where no diagnostic says what went wrong.
  var unexplainedOutput: String? {
    guard !isSuccess, !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return output.split(separator: "\n").suffix(30).joined(separator: "\n")
  }
}
