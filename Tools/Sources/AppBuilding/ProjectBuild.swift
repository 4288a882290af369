import AppPreparation
package import Foundation
package import LiveDevelopment
import SourceModel
import Synchronization
import XcodeProjects

/// Builds an app of an Xcode project, again after each change.
///
/// Everything it writes is in the folder `.rostrum` beside the project, which ignores itself in Git.
package final class ProjectBuild: BuildPreparation {
  private let path: String
  private let scheme: String?
  private let configuration: String?
  private let sdk: RuntimeSDK
  private let keepsBundles: Bool
  private let print: @Sendable (String) -> Void
  private let state: Mutex<State>

  private struct State {
    var selection: AppSelection
    var otherSources: Set<String>
    /// The number of the newest of several bundles.
    var bundle = 0
    var sourceNames = SourceNames()
    /// The warnings that were printed.
    var known: Set<String> = []
  }

  /// Reads the project.
  ///
  /// - Parameters:
  ///   - path: The project, workspace or folder.
  ///   - scheme: The name of a scheme; nil for the only app.
  ///   - configuration: The name of a configuration; nil for that of the scheme.
  ///   - sdk: The runtime.
  ///   - keepsBundles: True if each build gets a bundle of its own, with copies of its resources, while
  ///     processes of the former one run.
  ///   - print: Receives lines for the terminal.
  /// - Throws: `ProjectReadingError`, ``AppBuildingError``.
  package init(
    path: String,
    scheme: String?,
    configuration: String?,
    sdk: RuntimeSDK,
    keepsBundles: Bool = false,
    print: @escaping @Sendable (String) -> Void
  ) throws {
    self.path = path
    self.scheme = scheme
    self.configuration = configuration
    self.sdk = sdk
    self.keepsBundles = keepsBundles
    self.print = print
    let project = try XcodeProject(at: path)
    let selection = try AppSelection(in: project, scheme: scheme, configuration: configuration)
    let packages = PackageFolder.all(at: project.packages.compactMap(\.path)).map(\.path)
    state = Mutex(
      State(selection: selection, otherSources: selection.sourcesElsewhere(packages))
    )
  }

  package var selection: AppSelection { state.withLock(\.selection) }

  package var sources: URL { URL(fileURLWithPath: selection.project.folder, isDirectory: true) }

  package var otherSources: Set<String> { state.withLock(\.otherSources) }

  private var cache: ProjectCache { ProjectCache(of: selection.project) }

  /// The name of the app for people.
  package var appName: String {
    let selection = selection
    let info = try? selection.target.infoPlist(configuration: selection.configuration)
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { info?[$0]?.string }
    return names.first { !$0.isEmpty } ?? selection.target.name
  }

  /// The Swift package that is built.
  package var package: URL {
    URL(fileURLWithPath: "\(cache.folder)/\(selection.moduleName)", isDirectory: true)
  }

  /// The options of `swift build`.
  package var buildOptions: [String] { AppPackage.buildOptions(in: package.path) }

  /// Reserves the project for this process until the result is released.
  ///
  /// - Returns: The lock.
  /// - Throws: ``AppBuildingError`` if another process has it.
  package func lock() throws -> ProjectLock {
    try cache.create()
    return try ProjectLock(in: cache.folder)
  }

  package func prepare() async throws -> SourceChanges {
    let project = try XcodeProject(at: path)
    let selection = try AppSelection(in: project, scheme: scheme, configuration: configuration)
    let packages = try await cache.packages(of: project, copiedInto: package.path, print: print)
    let prepared = AppPackage(selection, packages: packages)
    report(prepared, selection, packages.paths)
    let files = try prepared.files(linking: sdk)
    let changes = try AppBuildingError.naming {
      try PreparedFolder(path: package.path)
        .write(files, keeping: [".build", "Package.resolved", "\(selection.moduleName).app"])
    }
    return SourceChanges(
      modified: changes.modified,
      structural: changes.added.union(changes.removed)
    )
  }

  /// Prepares and compiles the project, and goes on after errors.
  ///
  /// - Returns: The compiler's messages.
  /// - Throws: An error of the project or of the file system; `DevelopmentError` if no build can be
  ///   started.
  package func compile() async throws -> BuildResult {
    _ = try await prepare()
    let builder = PackageBuilder(
      package: package,
      product: selection.moduleName,
      options: buildOptions + ["-Xswiftc", "-continue-building-after-errors"]
    )
    return try await builder.build(after: nil).result
  }

  package func source(named name: String) -> String? {
    state.withLock { $0.sourceNames.path(of: name, in: $0.selection.project.folder) }
  }

  /// The sources by the names that traps print, as paths in the project's folder.
  package var sourceNames: [String: String] {
    state.withLock { $0.sourceNames.all(in: $0.selection.project.folder) }
  }

  package func assemble(_ program: URL) throws -> URL {
    let folder = keepsBundles ? try nextBundleFolder() : package.path
    let bundle = AppBundle(
      at: "\(folder)/\(selection.moduleName).app",
      of: selection,
      copiesResources: keepsBundles
    )
    try AppBuildingError.naming {
      try bundle.assemble(
        program: program.path,
        resources: sdk.resourceBundles + AppBundle.resourceBundles(beside: program)
      )
    }
    return URL(fileURLWithPath: bundle.program)
  }

  /// Returns the folder for the next bundle, and removes those before the last one.
  private func nextBundleFolder() throws -> String {
    let number = state.withLock { state in
      state.bundle += 1
      return state.bundle
    }
    let manager = FileManager.default
    let folder = "\(package.path).bundles"
    let kept = ["\(number - 1)"]
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    where number == 1 || !kept.contains(name) {
      try manager.removeItem(atPath: "\(folder)/\(name)")
    }
    return "\(folder)/\(number)"
  }

  /// Prints what cannot be prepared, each message once.
  private func report(
    _ prepared: AppPackage,
    _ selection: AppSelection,
    _ packages: [String]
  ) {
    let lines = prepared.problemLines
    let elsewhere = selection.sourcesElsewhere(packages)
    state.withLock { state in
      state.selection = selection
      state.otherSources = elsewhere
      state.sourceNames = prepared.sourceNames
      for line in lines where state.known.insert(line).inserted { print(line) }
    }
  }
}
