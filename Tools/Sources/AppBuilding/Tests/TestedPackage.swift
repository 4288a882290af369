package import AppPreparation
import SourceModel

/// A class that can start an app.
package struct AppDelegateClass: Sendable {
  let module: String
  package let name: String
}

/// A Swift package with prepared sources whose tests run, beside the copies of those on which it depends.
///
/// SwiftPM builds a copy of the package by its own manifest, so that resources, settings, plugins and targets
/// in other languages are what they are for SwiftPM.
package struct TestedPackage: Sendable {
  /// The files in a folder: the copy of the package, and what its build needs.
  private static let place = "Package"
  private static let copies = "Packages"

  private let tests: PackageTests
  private let root: PreparedPackage
  private let graph: PackageGraph

  /// Prepares a package.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - graph: The packages on which it depends.
  ///   - errors: The compiler's errors in tests.
  /// - Complexity: O(n) for n bytes of sources.
  package init(
    _ tests: PackageTests,
    with graph: PackageGraph,
    errors: TestErrors = TestErrors()
  ) {
    self.tests = tests
    self.graph = graph
    let package = tests.package
    let named = Set(
      package.manifest.dependencies.compactMap { graph.place(of: $0, from: package) }
    )
    var changes = package.changes
    // SwiftPM takes the packages that a root names by path also where another one names their addresses.
    changes.packages = graph.allPlaces.filter { !named.contains($0) }
    changes.omittedTargets = Set(tests.others.map(\.name))
    let manifest = package.manifest.prepared(changes) { dependency in
      if let place = graph.place(of: dependency, from: package) { return place }
      guard case .path(let path) = dependency else { return nil }
      return package.absolute(path)
    }
    root = PreparedPackage(
      package,
      tests: tests.targets + tests.others,
      modules: RuntimeModules.all.union(RuntimeModules.ofTests)
        .union(graph.moduleNames).union(package.moduleNames),
      importing: graph.modules.map(\.index),
      errors: errors,
      manifest: manifest
    )
  }

  /// The folder of the copy in the one of the files.
  static func folder(of tests: PackageTests, in folder: String) -> String {
    "\(folder)/\(place)/\(tests.package.name)"
  }

  /// The folder for copies of other packages in the one of the files.
  static func copies(in folder: String) -> String { "\(folder)/\(copies)" }

  /// The entries of a folder that a build leaves.
  static func builtEntries(of tests: PackageTests) -> Set<String> {
    let folder = "\(place)/\(tests.package.name)"
    return ["\(folder)/.build", "\(folder)/Package.resolved"]
  }

  /// The prepared modules with their names, those of tests last.
  private var modules: [(name: String, module: PreparedModule)] {
    graph.namedModules + root.modules
  }

  /// The prepared modules of the package.
  var testModules: [PreparedModule] { root.modules.map(\.module) }

  /// The sources by the names that traps print.
  var sourceNames: SourceNames {
    var names = SourceNames()
    for (name, module) in modules { names.add(module.files, of: name) }
    return names
  }

  /// The reasons why files are not read or not prepared, for the terminal.
  package var problemLines: [String] {
    let warning = tests.interfaceTargets.isEmpty ? nil : appProblem.map { "warning: \($0)" }
    return modules.flatMap(\.module.diagnostics).map(\.line) + [warning].compactMap(\.self)
  }

  /// The reason why tests have no app that they can drive; nil if they have one.
  package var appProblem: String? {
    let appDelegates = appDelegates
    guard appDelegates.count != 1 else { return nil }
    let names = appDelegates.map { "\($0.module).\($0.name)" }.joined(separator: ", ")
    return
      "UI tests need one public class that conforms to UIApplicationDelegate in the modules on which "
      + "their target depends, found \(names.isEmpty ? "none" : names)."
      + (names.isEmpty ? "" : " Choose a target of tests with --scheme.")
  }

  /// The files by their paths in a folder.
  ///
  /// - Parameter sdk: The runtime that the package links.
  /// - Returns: The contents.
  package func files(linking sdk: RuntimeSDK) -> [String: FolderEntry] {
    var files = graph.files(copies: Self.copies)
    files.merge(root.files(in: "\(Self.place)/\(tests.package.name)")) { one, _ in one }
    files["toolset.json"] = .text(sdk.toolset(linkingTests: true))
    // SwiftPM looks for it above the targets of tests, and then lists no tests itself: its lists do not
    // compile where some tests are on the main actor.
    files["\(Self.place)/\(tests.package.name)/XCTMain.swift"] = .text(mainFile)
    return files
  }

  private var mainFile: String {
    let names = Set(tests.targets.map(\.moduleName))
    let others = Set(tests.others.map(\.moduleName))
    let built = modules.filter { !others.contains($0.name) }
    let registering = built.filter { !$0.module.registrations.isEmpty }
    return TestMainFile(
      modules: names.sorted(),
      functions: built.flatMap(\.module.testFunctions),
      registeringModules: registering.map(\.name).filter { !names.contains($0) },
      registrations: registering.flatMap(\.module.registrations),
      app: appDelegates.count == 1 ? .delegate(appDelegates[0]) : nil
    ).text
  }

  /// The delegates of the apps that tests can drive: those in modules on which tests depend that drive one,
  /// or any tests if none does.
  package var appDelegates: [AppDelegateClass] {
    let interface = tests.interfaceTargets
    let driving = interface.isEmpty ? tests.targets : interface
    let names = tests.package.closure(of: driving.map(\.name))
    return tests.package.targets.filter { names.contains($0.name) }.flatMap { target in
      modules.first { $0.name == target.moduleName }?.module.index.appDelegates
        .map { AppDelegateClass(module: target.moduleName, name: $0) } ?? []
    }
  }
}
