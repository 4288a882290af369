package import AppPreparation

/// The tests of a Swift package that are run.
package struct PackageTests: Sendable {
  let package: PackageFolder
  /// The name of the package, which is part of that of its program of tests.
  package let name: String
  /// The targets of tests that run, and those that do not.
  let targets: [PackageFolder.Target]
  let others: [PackageFolder.Target]
  /// Those that run whose tests drive an app.
  let interfaceTargets: [PackageFolder.Target]

  /// Selects the tests.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - scheme: The name of a target of tests, or one that Xcode gives to a scheme of all tests: that of the
  ///     package or of a library; nil for all tests.
  ///   - plan: The name of a test plan, of which packages have none.
  ///   - configuration: The name of a configuration, which is Debug.
  ///   - evaluated: The manifest as SwiftPM evaluates it; nil to read its text alone.
  /// - Throws: ``AppBuildingError`` that lists what there is.
  package init(
    in folder: String,
    scheme: String? = nil,
    plan: String? = nil,
    configuration: String? = nil,
    evaluated: EvaluatedManifest? = nil
  ) throws(AppBuildingError) {
    guard let package = PackageFolder(at: folder, evaluated: evaluated),
      let name = package.manifest.name
    else {
      throw AppBuildingError("Expected a package with a name, found none in \(folder).")
    }
    self.package = package
    self.name = name
    guard plan == nil else {
      throw AppBuildingError("The package \(name) has no test plans. Choose tests with --filter.")
    }
    guard configuration ?? "Debug" == "Debug" else {
      throw AppBuildingError(
        "The tests of the package \(name) are built for Debug, got \(configuration ?? "")."
      )
    }
    let tests = package.tests
    guard !tests.isEmpty else {
      let targets = package.manifest.targets.map(\.name).joined(separator: ", ")
      throw AppBuildingError(
        "The package \(name) has no target of tests in Swift. "
          + (targets.isEmpty ? "It has no targets." : "Its targets are \(targets).")
      )
    }
    let schemes = [name, "\(name)-Package"] + package.manifest.libraries
    guard let scheme, !schemes.contains(scheme) else {
      targets = tests
      others = []
      interfaceTargets = targets.filter(package.drivesApp)
      return
    }
    targets = tests.filter { $0.name == scheme }
    others = tests.filter { $0.name != scheme }
    interfaceTargets = targets.filter(package.drivesApp)
    guard !targets.isEmpty else {
      let names = Set(schemes + tests.map(\.name)).sorted().joined(separator: ", ")
      throw AppBuildingError(
        "Expected the name of a target of tests, got \(scheme). There are \(names)."
      )
    }
  }

  /// The tests that run of modules of which not all do.
  var scopes: [String: TestScope] {
    let scopes = others.map { ($0.moduleName, TestScope(skipped: [], selected: [])) }
    return Dictionary(scopes, uniquingKeysWith: { one, _ in one })
  }
}
