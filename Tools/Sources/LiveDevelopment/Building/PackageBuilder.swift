public import Foundation
import Glibc

/// Builds a program of a package in debug configuration: with SwiftPM, or with its last plan where
/// only the contents of files have changed.
public actor PackageBuilder {
  private let package: URL
  /// SwiftPM's build folder.
  private let folder: URL
  private let environment: [String: String]
  private let product: String
  private let options: [String]
  private let progress: (@Sendable (BuildProgress) -> Void)?
  private var plan: BuildPlan?

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - product: The program.
  ///   - folder: SwiftPM's build folder; nil for `.build` in the package.
  ///   - options: Further options of `swift build`.
  ///   - environment: The additions to this process's environment.
  ///   - progress: Receives what SwiftPM does while it works.
  public init(
    package: URL,
    product: String,
    folder: URL? = nil,
    options: [String] = [],
    environment: [String: String] = [:],
    progress: (@Sendable (BuildProgress) -> Void)? = nil
  ) {
    self.package = package
    self.product = product
    let usual = package.appending(path: ".build", directoryHint: .isDirectory)
    self.folder = folder ?? usual
    self.options = (folder.map { ["--scratch-path", $0.path] } ?? []) + options
    self.environment = environment
    self.progress = progress
  }

  /// The program that is built.
  public nonisolated var program: URL {
    folder.appending(path: "debug/\(product)", directoryHint: .notDirectory)
  }

  /// Builds, and stops immediately when the task is cancelled.
  ///
  /// - Parameter changes: The files that have changed since the last build; nil where files may
  ///   have been added or removed since SwiftPM planned.
  /// - Returns: The result, also of a cancelled build.
  /// - Throws: ``DevelopmentError`` where no build can be started.
  public func build(after changes: Set<String>?) async throws -> PackageBuild {
    // While SwiftPM works in the folder, the next build uses SwiftPM, which waits for its turn.
    if let changes, let plan, plan.covers(changes), let lock = BuildFolderLock(folder) {
      defer { withExtendedLifetime(lock) {} }
      let result = try await run(
        Self.buildTool,
        ["-f", plan.file.path, "--db", plan.results.path, plan.target]
      )
      // A failure without a compiler error may be due to an outdated plan.
      if result.isExplained { return PackageBuild(result: result, isWhole: false, isPlanned: true) }
      if Task.isCancelled { return PackageBuild(result: result, isWhole: false, isPlanned: true) }
    }
    plan = nil
    let result = try await run("swift", ["build", "--product", product] + options)
    // The compiler runs after planning has finished.
    if result.isExplained, let tools = Self.toolFolder {
      let lld = tools.appending(path: "ld.lld").path
      plan = BuildPlan(
        in: folder,
        product: product,
        linksByLLD: FileManager.default.isExecutableFile(atPath: lld)
      )
    }
    return PackageBuild(result: result, isWhole: true, isPlanned: plan != nil)
  }

  // MARK: - Private

  private func run(_ program: String, _ arguments: [String]) async throws -> BuildResult {
    let text = CollectedText()
    let progress = progress
    let process = try ChildProcess(
      program,
      arguments,
      in: package,
      environment: environment.merging(Self.stablePlans) { $1 }
    ) { piece in
      text.append(piece)
      if let progress, let last = BuildProgress(lastOf: piece) { progress(last) }
    }
    let code = await withTaskCancellationHandler {
      await process.exitCode
    } onCancel: {
      // Build tools then end their compilers, which are in their own process groups.
      Task { await process.end(by: SIGINT) }
    }
    return BuildResult(isSuccess: code == 0, output: ParseableOutput.text(in: text.value))
  }

  /// SwiftPM writes the conditions of traits in the order of a set; a plan with another order compiles
  /// every file again.
  private static let stablePlans = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  private static let buildTool = "swift-build-tool"

  /// The folder of the toolchain's programs; nil where it has no build tool.
  private static let toolFolder: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(buildTool)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }()
}
