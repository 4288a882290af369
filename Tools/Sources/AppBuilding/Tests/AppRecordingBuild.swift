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
  private var package: String { "\(cache.tests)/\(selection.moduleName).recorded" }

  package var name: String { selection.moduleName }
  package var folder: String { selection.project.folder }
  package var interfaceModules: Set<String> { [] }
  package var scopes: [String: TestScope] { [:] }
  package var device: DeviceFolder { DeviceFolder(at: "\(package).data") }

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
      copiedInto: package,
      print: print
    )
    let prepared = AppPackage(selection, packages: packages, isRecorded: true)
    for line in prepared.problemLines { print(line) }
    let files = try prepared.files(linking: sdk)
    try AppBuildingError.naming {
      _ = try PreparedFolder(path: package).write(files, keeping: [".build", "Package.resolved"])
    }
    return (try await builder(progress).build(after: nil).result, prepared.sourceNames.all)
  }

  private func builder(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) -> PackageBuilder {
    PackageBuilder(
      package: URL(fileURLWithPath: package, isDirectory: true),
      product: name,
      options: AppPackage.buildOptions(in: package),
      progress: progress
    )
  }

  package func assemble() throws -> URL {
    let built = builder().program
    let bundle = AppBundle(at: "\(package).app", of: selection)
    let manager = FileManager.default
    try AppBuildingError.naming {
      try bundle.assemble(
        program: built.path,
        resources: sdk.resourceBundles + AppBundle.resourceBundles(beside: built)
      )
      if manager.fileExists(atPath: device.url.path) { try manager.removeItem(at: device.url) }
      try device.create()
    }
    return URL(fileURLWithPath: bundle.program)
  }
}
