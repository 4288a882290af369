/// A build of a package's program.
public struct PackageBuild: Sendable {
  public var result: BuildResult
  /// A Boolean value that indicates whether SwiftPM has read manifests and planned anew.
  public var isWhole: Bool
  /// A Boolean value that indicates whether there is a plan, with which the next build may do.
  var isPlanned: Bool
}

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

  /// A Boolean value that indicates whether it has succeeded, or the compiler says why not.
  var isExplained: Bool {
    isSuccess || diagnostics.contains { $0.severity == .error && !$0.isInManifest }
  }

  /// The last lines of the output, where no diagnostic says what went wrong.
  var unexplainedOutput: String? {
    guard !isSuccess, diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    return output.split(separator: "\n").suffix(30).joined(separator: "\n")
  }
}
