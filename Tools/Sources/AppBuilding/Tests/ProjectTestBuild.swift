import AppPreparation
package import Foundation
package import LiveDevelopment
import XcodeProjects

/// Builds the tests of an Xcode project, with the app that hosts them, as one program.
///
/// Everything it writes is in the folder `.rostrum/tests` beside the project, so that the project can run
/// by `rostrum run` at the same time.
package struct ProjectTestBuild: TestBuild {
  package let selection: TestSelection
  private let sdk: RuntimeSDK
  private let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - selection: The tests.
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  package init(
    _ selection: TestSelection,
    sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.selection = selection
    self.sdk = sdk
    self.print = print
  }

  private var cache: ProjectCache { ProjectCache(of: selection.project) }
  private var generated: GeneratedProgram {
    GeneratedProgram(
      package: "\(cache.tests)/\(selection.name)",
      product: "\(selection.name)PackageTests"
    )
  }

  package var name: String { selection.name }
  package var folder: String { selection.project.folder }
  package var interfaceModules: Set<String> { selection.interfaceModules }
  package var device: DeviceFolder { generated.device }

  package var scopes: [String: TestScope] {
    let scopes = selection.targets.map { target in
      (
        selection.settings(of: target.target).productModuleName,
        TestScope(skipped: target.skipped, selected: target.selected)
      )
    }
    return Dictionary(scopes, uniquingKeysWith: { one, _ in one })
  }

  package func lock() throws -> ProjectLock { try cache.lockTests() }

  package func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (result: BuildResult, sources: [String: String]) {
    let packages = try await cache.packages(
      of: selection.project,
      copiedInto: generated.package,
      print: print
    )
    let prepared = AppPackage(selection, packages: packages)
    for line in prepared.problemLines { print(line) }
    let builder = generated.builder(progress)
    let result = try await TestCompilation(in: folder, print: print).run { errors in
      let prepared =
        errors.isEmpty ? prepared : AppPackage(selection, packages: packages, errors: errors)
      let files = try prepared.files(linking: sdk)
      try generated.write(files)
      return prepared.modules
    } build: {
      try await builder.build(after: nil).result
    }
    return (result, prepared.sourceNames.all)
  }

  package func assemble() throws -> URL {
    try generated.assemble(
      generated.builder().program.appendingPathExtension("xctest"),
      of: AppSelection(selection),
      with: sdk
    )
  }

  package var launch: (arguments: [String], environment: [String: String]) {
    let settings = selection.settings(of: selection.app ?? selection.targets[0].target)
    return (
      selection.arguments.map(settings.expanding),
      selection.environment.mapValues(settings.expanding).merging(device.variables) { $1 }
    )
  }
}
