import AppPreparation
package import Foundation
package import LiveDevelopment
import XcodeProjects

/// Builds an app without tests as a program that can be recorded.
///
/// Everything it writes is in the folder `.rostrum/tests` beside the project, so that the project can run
/// by `rostrum run` at the same time.
package struct AppRecordingBuild: TestBuild {
  private let selection: AppSelection
  private let sdk: RuntimeSDK
  private let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - selection: The app.
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  package init(
    _ selection: AppSelection,
    sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.selection = selection
    self.sdk = sdk
    self.print = print
  }

  private var cache: ProjectCache { ProjectCache(of: selection.project) }
  private var generated: GeneratedProgram {
    GeneratedProgram(package: "\(cache.tests)/\(selection.moduleName).recorded", product: name)
  }

  package var name: String { selection.moduleName }
  package var folder: String { selection.project.folder }
  package var interfaceModules: Set<String> { [] }
  package var scopes: [String: TestScope] { [:] }
  package var device: DeviceFolder { generated.device }

  package var launch: (arguments: [String], environment: [String: String]) {
    let launch = AppLaunch(of: selection)
    return (launch.arguments, launch.environment.merging(device.variables) { $1 })
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
    let prepared = AppPackage(selection, packages: packages, isRecorded: true)
    for line in prepared.problemLines { print(line) }
    let files = try prepared.files(linking: sdk)
    try generated.write(files)
    return (
      try await generated.builder(progress).build(after: nil).result, prepared.sourceNames.all
    )
  }

  package func assemble() throws -> URL {
    try generated.assemble(
      generated.builder().program,
      of: selection,
      with: sdk
    )
  }
}
