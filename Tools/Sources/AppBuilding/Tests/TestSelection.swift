import Foundation
package import XcodeProjects

/// The tests of a project that are run, with the app that hosts them.
package struct TestSelection: Sendable {
  /// A target of tests.
  package struct Target: Sendable {
    package let target: XcodeTarget
    /// Tests such as "LoginTests/testLogin()" or "LoginTests" that do not run.
    package let skipped: [String]
    /// The only tests that run; nil for all.
    package let selected: [String]?
  }

  package let project: XcodeProject
  package let targets: [Target]
  /// The app that runs while its tests do; nil for tests without a host.
  package let app: XcodeTarget?
  package let scheme: XcodeScheme?
  package let configuration: String
  /// The arguments and variables of the app, from the test plan or from the scheme without one.
  let arguments: [String]
  let environment: [String: String]

  /// Selects the tests.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - name: The name of a scheme, of a target of tests, or of the app that hosts them; nil for the only
  ///     scheme with tests, else for all tests of the project.
  ///   - plan: The name of a test plan of the scheme; nil for the default one.
  ///   - configuration: The name of a configuration; nil for that of the scheme, else Debug.
  /// - Throws: ``AppBuildingError`` that lists what there is.
  package init(
    in project: XcodeProject,
    scheme name: String? = nil,
    plan: String? = nil,
    configuration: String? = nil
  ) throws(AppBuildingError) {
    self.project = project
    let tests = project.targets.filter { $0.kind.isTests && $0.platforms.contains(.iOS) }
    guard !tests.isEmpty else {
      let manifest = "\(project.folder)/Package.swift"
      let isPackage = FileManager.default.fileExists(atPath: manifest)
      throw AppBuildingError(
        "The project \(project.name) has no target of tests for iOS."
          + (isPackage ? " Name \(manifest) for the tests of the package beside it." : "")
      )
    }
    let schemes = project.schemes.filter(\.hasTests)
    let scheme = try Self.scheme(named: name, of: schemes, tests)
    self.scheme = scheme
    let testPlan = try scheme.flatMap { scheme throws(AppBuildingError) in
      try scheme.plan(named: plan)
    }
    arguments = testPlan?.arguments ?? scheme?.test.arguments ?? []
    environment = testPlan?.environment ?? scheme?.test.environment ?? [:]
    let listed: [Target]
    if let testables = testPlan?.testables ?? scheme?.test.testables {
      listed = testables.filter { !$0.isSkipped }.compactMap { testable in
        project.target(testable.target).map { target in
          Target(target: target, skipped: testable.skippedTests, selected: testable.selectedTests)
        }
      }
    } else {
      listed = tests.filter { name.map($0.names.contains) ?? true }
        .map { Target(target: $0, skipped: [], selected: nil) }
    }
    targets = listed
    guard !targets.isEmpty else {
      throw AppBuildingError("There are no tests to run. " + Self.list(schemes, tests))
    }
    app = try Self.host(of: targets, in: project, schemes)
    self.configuration = configuration ?? scheme?.test.configuration ?? "Debug"
    for target in targets.map(\.target) + [app].compactMap(\.self) {
      try settings(of: target).checkModuleName(of: target)
    }
  }

  /// The name of the package and of the folder that are generated.
  package var name: String {
    settings(of: app ?? targets[0].target).productModuleName
  }

  /// The modules of the tests that drive the app in a process of its own.
  package var interfaceModules: Set<String> {
    Set(
      targets.map(\.target).filter { $0.kind == .uiTests }
        .map { settings(of: $0).productModuleName }
    )
  }

  package func settings(of target: XcodeTarget) -> BuildSettings {
    target.settings(configuration: configuration)
  }

  // MARK: - Private

  private static func scheme(
    named name: String?,
    of schemes: [XcodeScheme],
    _ tests: [XcodeTarget]
  ) throws(AppBuildingError) -> XcodeScheme? {
    guard let name else { return schemes.count == 1 ? schemes.first : nil }
    let found = schemes.first { $0.name == name }
    guard found != nil || tests.contains(where: { $0.names.contains(name) }) else {
      throw AppBuildingError(
        "Expected the name of a scheme with tests for iOS, or of a target of tests, got \(name). "
          + list(schemes, tests)
      )
    }
    return found
  }

  private static func host(
    of targets: [Target],
    in project: XcodeProject,
    _ schemes: [XcodeScheme]
  ) throws(AppBuildingError) -> XcodeTarget? {
    var hosts: [XcodeTarget] = []
    for host in targets.compactMap({ $0.target.testedTarget.flatMap(project.target) })
    where host.kind == .app && !hosts.contains(where: { $0.id == host.id }) {
      hosts.append(host)
    }
    guard hosts.count < 2 else {
      throw AppBuildingError(
        "The tests have several host apps: \(hosts.map(\.name).joined(separator: ", ")). "
          + "Name one scheme with --scheme. " + list(schemes, targets.map(\.target))
      )
    }
    return hosts.first
  }

  private static func list(_ schemes: [XcodeScheme], _ tests: [XcodeTarget]) -> String {
    let names = schemes.map(\.name) + tests.flatMap(\.names)
    return "There are \(Set(names).sorted().joined(separator: ", "))."
  }
}

extension XcodeScheme {
  /// Returns the test plan with a name, or the default one for nil; nil if the scheme has no plans.
  ///
  /// - Throws: ``AppBuildingError`` for a name that no plan has.
  fileprivate func plan(named name: String?) throws(AppBuildingError) -> TestPlan? {
    guard let name else { return test.plans.first(where: \.isDefault) ?? test.plans.first }
    if let found = test.plans.first(where: { $0.name == name }) { return found }
    let names = test.plans.map(\.name).joined(separator: ", ")
    throw AppBuildingError(
      "The scheme \(self.name) has no test plan \(name). "
        + (names.isEmpty ? "It has none." : "There are \(names).")
    )
  }

  fileprivate var hasTests: Bool {
    !test.testables.isEmpty || test.plans.contains { !$0.testables.isEmpty }
  }
}

extension XcodeTarget {
  /// The names by which a user chooses the target of tests: its own, and its host's.
  fileprivate var names: [String] { [name] + (testedTarget.map { [$0.name] } ?? []) }
}
