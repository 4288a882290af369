/// A build of a package's program.
public struct PackageBuild: Sendable {
  public var result: BuildResult
  /// A Boolean value that indicates whether SwiftPM has read manifests and planned again.
  public var isWhole: Bool
  /// A Boolean value that indicates whether there is a plan for the next build.
  var isPlanned: Bool
}

/// The result of a build.
public struct BuildResult: Sendable {
  public var isSuccess: Bool
  public var diagnostics: [CompilerDiagnostic]
  /// The output of the build, as text for users.
  public var output: String

  public init(isSuccess: Bool, output: String) {
    self.isSuccess = isSuccess
    self.output = output
    diagnostics = CompilerOutput(output).diagnostics
  }

  /// A Boolean value that indicates whether the build succeeded, or the compiler reports why not.
  var isExplained: Bool {
    isSuccess || diagnostics.contains { $0.severity == .error && !$0.isInManifest }
  }

  /// The last lines of the output, where no diagnostic explains the failure.
  public var unexplainedOutput: String? {
    guard !isSuccess, diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    return output.split(separator: "\n").suffix(30).joined(separator: "\n")
  }

  /// Returns what a terminal shows of the build, with paths relative to a folder: the compiler's messages,
  /// else the end of the output.
  public func lines(in folder: String) -> [String] {
    let messages = diagnostics.map { $0.quotingItsFile() }.flatMap {
      [$0.text(in: folder), $0.excerpt]
    }.filter { !$0.isEmpty }
    return messages + (unexplainedOutput.map { [$0] } ?? [])
  }
}
