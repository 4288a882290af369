package import XcodeProjects

/// The app of a project that is run, with the scheme that says how.
package struct AppSelection: Sendable {
  package let project: XcodeProject
  package let target: XcodeTarget
  package let scheme: XcodeScheme?
  package let configuration: String
  /// The targets whose tests run in the app.
  private let tests: [XcodeTarget]

  /// The bundle in which tests run: that of the app that hosts them, else their own.
  init(_ tests: TestSelection) {
    project = tests.project
    target = tests.app ?? tests.targets[0].target
    self.tests = tests.targets.map(\.target)
    scheme = tests.scheme
    configuration = tests.configuration
  }

  /// Selects the app.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - name: The name of a scheme, or of an app's target; nil for the only app.
  ///   - configuration: The name of a configuration; nil for that of the scheme, else Debug.
  /// - Throws: ``AppBuildingError`` that lists what there is.
  package init(
    in project: XcodeProject,
    scheme name: String? = nil,
    configuration: String? = nil
  ) throws(AppBuildingError) {
    self.project = project
    tests = []
    guard !project.isPackage else {
      throw AppBuildingError(
        "The package \(project.name) has no app to show: "
          + "`rostrum test \(project.folder)/Package.swift` runs its tests."
      )
    }
    let apps = project.apps
    if let name {
      scheme = project.schemes.first { $0.name == name }
      let found =
        scheme?.launch.target.flatMap(project.target)
        ?? scheme.flatMap { scheme in apps.first { scheme.buildTargets.contains($0.id) } }
        ?? apps.first { $0.name == name }
      guard let found, apps.contains(where: { $0.id == found.id }) else {
        throw AppBuildingError(
          "Expected the name of a scheme that runs an app for iOS, got \(name). "
            + Self.list(apps, project.schemes)
        )
      }
      target = found
    } else {
      guard let only = apps.first, apps.count == 1 else {
        throw AppBuildingError(
          apps.isEmpty
            ? "The project \(project.name) has no app for iOS. \(Self.kinds(of: project))"
            : "The project \(project.name) has several apps. Name one with --scheme. "
              + Self.list(apps, project.schemes)
        )
      }
      target = only
      scheme =
        project.schemes.first { $0.launch.target == only.id }
        ?? project.schemes.first { $0.buildTargets.contains(only.id) }
    }
    let wanted = configuration ?? scheme?.launch.configuration ?? "Debug"
    guard target.configurationNames.isEmpty || target.configurationNames.contains(wanted) else {
      throw AppBuildingError(
        "The target \(target.name) has no configuration \(wanted). "
          + "There are \(target.configurationNames.joined(separator: ", "))."
      )
    }
    self.configuration = wanted
    try settings.checkModuleName(of: target)
  }

  /// The module of the app, which is also the name of its program.
  package var moduleName: String { settings.productModuleName }

  /// Returns the absolute paths of packages, and of files of the targets, outside of the project's folder.
  ///
  /// - Parameter packages: The absolute paths of the project's packages.
  /// - Returns: The paths that do not lie in the project's folder.
  func sourcesElsewhere(_ packages: [String]) -> Set<String> {
    let files = builtTargets.flatMap { $0.sources + $0.resources }.map(\.path)
    return Set(project.projects + packages + files)
      .filter { !$0.hasPrefix("\(project.folder)/") }
  }

  package var settings: BuildSettings { target.settings(configuration: configuration) }

  /// The targets of the project's own code that the app needs, dependencies first, the app after them, and
  /// tests last.
  package var builtTargets: [XcodeTarget] {
    var order: [XcodeTarget] = []
    var seen: Set<XcodeTarget.ID> = []
    func add(_ target: XcodeTarget) {
      guard seen.insert(target.id).inserted else { return }
      for dependency in target.dependencies.compactMap(project.target)
      where dependency.kind == .framework || dependency.kind == .staticLibrary {
        add(dependency)
      }
      order.append(target)
    }
    for target in [target] + tests { add(target) }
    return order
  }

  private static func list(_ apps: [XcodeTarget], _ schemes: [XcodeScheme]) -> String {
    let names = schemes.filter { !$0.isGenerated }.map(\.name) + apps.map(\.name)
    let all = Array(Set(names)).sorted()
    return all.isEmpty ? "" : "There are \(all.joined(separator: ", "))."
  }

  private static func kinds(of project: XcodeProject) -> String {
    guard !project.isPackage else {
      return
        "It is a Swift package: rostrum check reads it, rostrum test runs its tests, and rostrum dev runs "
        + "an app that depends on Rostrum."
    }
    guard !project.targets.isEmpty else { return "It has no targets." }
    let targets = project.targets.prefix(8).map { target in
      "\(target.name) (\(target.platforms.map(\.rawValue).joined(separator: ", ")))"
    }
    return "Its targets are \(targets.joined(separator: ", "))."
  }
}

extension BuildSettings {
  /// Checks the name of a target's module, which is also that of a folder, and stands in the manifest.
  ///
  /// - Throws: ``AppBuildingError`` for one that is no identifier.
  func checkModuleName(of target: XcodeTarget) throws(AppBuildingError) {
    let name = productModuleName
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil else { return }
    throw AppBuildingError(
      "The target \(target.name) has the module name \(name.debugDescription). Expected letters, digits "
        + "and underscores: set PRODUCT_MODULE_NAME."
    )
  }
}
