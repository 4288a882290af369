import AppPreparation
package import Foundation
package import LiveDevelopment
import XcodeProjects

/// Builds the tests of a Swift package as one program.
///
/// Everything it writes is in the folder `.rostrum` of the package.
package struct PackageTestBuild: TestBuild {
  private let tests: PackageTests
  private let needsApp: Bool
  private let sdk: RuntimeSDK
  private let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - tests: The tests.
  ///   - needsApp: Whether the build fails without an app that tests can drive.
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  package init(
    _ tests: PackageTests,
    needsApp: Bool = false,
    sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.tests = tests
    self.needsApp = needsApp
    self.sdk = sdk
    self.print = print
  }

  private var cache: ProjectCache { ProjectCache(in: folder) }
  private var generated: String { "\(cache.tests)/\(name)" }

  package var name: String { tests.name }
  package var folder: String { tests.package.path }
  package var interfaceModules: Set<String> { Set(tests.interfaceTargets.map(\.moduleName)) }
  package var scopes: [String: TestScope] { tests.scopes }
  package var device: DeviceFolder { DeviceFolder(at: "\(generated).data") }

  package var launch: (arguments: [String], environment: [String: String]) {
    ([], device.variables)
  }

  package func lock() throws -> ProjectLock { try cache.lockTests() }

  package func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (result: BuildResult, sources: [String: String]) {
    let packages = try await cache.packages(
      of: tests.package,
      copiedInto: TestedPackage.copies(in: generated),
      print: print
    )
    let prepared = TestedPackage(tests, with: packages)
    if needsApp, let problem = prepared.appProblem { throw AppBuildingError(problem) }
    for line in prepared.problemLines { print(line) }
    let builder = builder(progress)
    let result = try await TestCompilation(in: folder, print: print).run { errors in
      let prepared =
        errors.isEmpty ? prepared : TestedPackage(tests, with: packages, errors: errors)
      let files = prepared.files(linking: sdk)
      try AppBuildingError.naming {
        _ = try PreparedFolder(path: generated)
          .write(files, keeping: TestedPackage.builtEntries(of: tests))
      }
      return prepared.testModules
    } build: {
      naming(try await builder.build(after: nil).result)
    }
    return (result, prepared.sourceNames.all)
  }

  /// Returns a result that names the originals of files to which the copy links.
  private func naming(_ result: BuildResult) -> BuildResult {
    let copy = "\(TestedPackage.folder(of: tests, in: generated))/"
    var result = result
    for index in result.diagnostics.indices where result.diagnostics[index].file.hasPrefix(copy) {
      let name = result.diagnostics[index].file.dropFirst(copy.count)
      result.diagnostics[index].file = "\(folder)/\(name)"
    }
    return result
  }

  private func builder(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) -> PackageBuilder {
    let folder = TestedPackage.folder(of: tests, in: generated)
    return PackageBuilder(
      package: URL(fileURLWithPath: folder, isDirectory: true),
      product: "\(name)PackageTests",
      options: AppPackage.buildOptions(in: generated),
      environment: RuntimeSDK.packageEnvironment,
      progress: progress
    )
  }

  package func assemble() throws -> URL {
    let built = builder().program.appendingPathExtension("xctest")
    let bundle = "\(generated).app"
    let program = "\(bundle)/\(name)"
    let manager = FileManager.default
    try AppBuildingError.naming {
      try? manager.removeItem(atPath: bundle)
      try writeInfo(of: name, "APPL", to: bundle)
      for test in tests.targets {
        try writeInfo(
          of: test.moduleName,
          "BNDL",
          to: "\(bundle)/PlugIns/\(test.moduleName).xctest"
        )
      }
      for path in sdk.resourceBundles + AppBundle.resourceBundles(beside: built) {
        let place = "\(bundle)/\((path as NSString).lastPathComponent)"
        try manager.createSymbolicLink(atPath: place, withDestinationPath: path)
      }
      // A link would make the build folder the bundle.
      try manager.copyItem(atPath: built.path, toPath: program)
      try device.renew()
    }
    return URL(fileURLWithPath: program)
  }

  /// Creates a bundle with the entries that Xcode generates for packages.
  private func writeInfo(of name: String, _ kind: String, to bundle: String) throws {
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    let info: [String: PropertyListValue] = [
      "CFBundleExecutable": .string(name),
      "CFBundleIdentifier": .string(name.replacing("_", with: "-")),
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": .string(name),
      "CFBundlePackageType": .string(kind),
      "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
      AppBundle.moduleKey: .string(name),
    ]
    try PropertyListValue.dictionary(info).propertyList()
      .write(to: URL(fileURLWithPath: "\(bundle)/Info.plist"))
  }
}
