package import AppPreparation
import Foundation
import SourceModel
import XcodeProjects

/// The Swift package that an app's project becomes: its targets with prepared sources.
package struct AppPackage: Sendable {
  /// The name of the package, which is also that of its program of tests.
  let name: String
  private let project: XcodeProject
  private let configuration: String
  /// The app; nil for tests without a host.
  private let appTarget: XcodeTarget?
  private let targets: [PreparedTarget]
  private let packages: PackageGraph
  /// Whether `rostrum record` starts the app, so that its use becomes a test.
  private let isRecorded: Bool

  /// The folder for copies of packages, relative to the app's.
  static let copies = "Packages"

  /// Returns the options of `swift build` for the package that was written to a folder.
  static func buildOptions(in folder: String) -> [String] {
    ["--toolset", "\(folder)/toolset.json"] + RuntimeSDK.debuggingOptions
  }

  /// Prepares an app, and the targets of its project that it depends on.
  ///
  /// - Parameters:
  ///   - selection: The app.
  ///   - packages: The packages whose products it links; nil to read only those that the project
  ///     names by path.
  ///   - isRecorded: True to build it as `rostrum record` starts it.
  /// - Complexity: O(n) for n bytes of sources.
  package init(
    _ selection: AppSelection,
    packages: PackageGraph? = nil,
    isRecorded: Bool = false
  ) {
    self.init(
      named: selection.moduleName,
      selection,
      app: selection.target,
      packages,
      isRecorded: isRecorded
    )
  }

  /// Prepares tests with the app that hosts them, and the targets that they depend on.
  ///
  /// - Parameters:
  ///   - selection: The tests.
  ///   - packages: The packages whose products they link.
  ///   - errors: The compiler's errors in tests.
  package init(
    _ selection: TestSelection,
    packages: PackageGraph,
    errors: TestErrors = TestErrors()
  ) {
    self.init(named: selection.name, AppSelection(selection), app: selection.app, packages, errors)
  }

  private init(
    named name: String,
    _ selection: AppSelection,
    app: XcodeTarget?,
    _ packages: PackageGraph?,
    _ errors: TestErrors = TestErrors(),
    isRecorded: Bool = false
  ) {
    self.name = name
    self.isRecorded = isRecorded
    project = selection.project
    configuration = selection.configuration
    appTarget = app
    let packages = packages ?? PackageGraph(project.packages.compactMap(\.path), copies: "")
    self.packages = packages
    // A target without Swift only gathers others, as CocoaPods' for an app, or is not built here.
    // The runtime has the module of the Pod SnapshotTesting.
    let order = selection.builtTargets.filter { target in
      (!target.sources.isEmpty || target.id == app?.id) && target.name != ReplacedPackage.module
    }
    // A target can import all that are built before it, but no tests.
    targets = order.reduce(into: []) { targets, target in
      targets.append(
        PreparedTarget(
          target,
          configuration: selection.configuration,
          dependencies: targets.filter { !$0.target.kind.isTests },
          packages: packages,
          errors: errors
        )
      )
    }
  }

  /// The prepared modules, those of tests last, and before them the app's.
  package var modules: [PreparedModule] { packages.modules + targets.map(\.module) }

  /// The names in storyboards and nibs of the targets that no class has.
  var interfaceFindings: [Diagnostic] {
    targets.enumerated().flatMap { number, target in
      let rest = targets.enumerated().filter { $0.offset != number }.map(\.element.module)
      let others = (rest + packages.modules).map(\.index)
      let check = InterfaceCheck(index: target.module.index, others: others)
      return target.target.resources.filter { $0.kind == .storyboard || $0.kind == .xib }
        .flatMap(check.findings)
    }
  }

  /// The sources by the names that traps print.
  var sourceNames: SourceNames {
    var names = SourceNames()
    for target in targets { names.add(target.module.files, of: target.moduleName) }
    for (name, module) in packages.namedModules { names.add(module.files, of: name) }
    return names
  }

  /// The names of the targets, in the order of `modules`.
  var targetNames: [String] { targets.map(\.target.name) }

  /// The app's module; nil for tests without a host.
  var app: PreparedTarget? { targets.first { $0.target.id == appTarget?.id } }
  private var tests: [PreparedTarget] { targets.filter { $0.target.kind.isTests } }

  /// The problems of the project as a whole, and of the targets that are built.
  var projectProblems: [String] {
    project.problems.filter { problem in
      problem.severity == .error && problem.target.map(targetNames.contains) ?? true
    }
    .map(\.line)
  }

  /// The reasons why files are not read or not prepared, for the terminal.
  var problemLines: [String] { projectProblems + modules.flatMap(\.diagnostics).map(\.line) }

  /// Whether a target links products of other packages, whose sources are not read.
  var usesOtherPackages: Bool {
    let products = targets.flatMap(\.target.packageProducts)
    return packages.hasOtherSources || products.contains { packages.dependency(on: $0) == nil }
  }

  // MARK: - Files

  /// The files of the package by their paths.
  ///
  /// - Parameter sdk: The runtime that the package links.
  /// - Returns: The contents.
  /// - Throws: ``AppBuildingError`` for an app without an entry point.
  package func files(linking sdk: RuntimeSDK) throws(AppBuildingError) -> [String: FolderEntry] {
    var files = packages.files(copies: Self.copies)
    files["Package.swift"] = .text(manifest)
    files["toolset.json"] = .text(sdk.toolset(linkingTests: !tests.isEmpty || isRecorded))
    for target in targets {
      for file in target.module.files {
        files["\(folder(of: target))/\(file.name)"] = .text(file.text)
      }
    }
    if let app {
      if let problem = entryProblem { throw problem }
      let start = app.module.hasMainFile ? registrationFile : mainFile(of: app.module)
      files["\(folder(of: app))/\(start.name)"] = .text(start.text)
    }
    if !tests.isEmpty { files["Tests/XCTMain.swift"] = .text(testMainFile) }
    return files
  }

  private func folder(of target: PreparedTarget) -> String {
    "\(target.target.kind.isTests ? "Tests" : "Sources")/\(target.moduleName)"
  }

  /// The reason why the app cannot start; nil if it has an entry point, or there is no app.
  var entryProblem: AppBuildingError? {
    guard let app, app.module.entryPoint == nil, !app.module.hasMainFile else { return nil }
    return AppBuildingError(
      "The app \(app.target.name) has no class with @main or @UIApplicationMain that is a "
        + "UIApplicationDelegate, and no main.swift. Apps that begin with SwiftUI's App or in "
        + "Objective-C are not supported."
    )
  }

  // MARK: - Entry points

  /// The calls of the functions that register what nibs name, in modules but those of tests.
  private var registrations: [String] {
    (packages.modules + targets.filter { !$0.target.kind.isTests }.map(\.module))
      .flatMap(\.registrations)
  }

  /// The calls with which the app begins.
  private var firstCalls: String {
    let record = isRecorded ? ["RecordedApp.takeOver"] : []
    return (record + registrations).map { "  \($0)()\n" }.joined()
  }

  /// The imports of the modules of those functions.
  private var imports: String {
    let record = isRecorded ? ["AppAutomation"] : []
    return (record + registeringModules).map { "import \($0)\n" }.joined()
  }

  /// The file that registers what nibs name, and starts the app.
  private func mainFile(of module: PreparedModule) -> (name: String, text: String) {
    let text = """
      import AppHosting
      import UIKit
      \(imports)
      MainActor.assumeIsolated {
      \(firstCalls)  AppProcess.run(\(module.entryPoint ?? "").self)
      }

      """
    return ("main.swift", text)
  }

  /// The file with the function that the app's own main file calls first.
  private var registrationFile: (name: String, text: String) {
    (
      "_Registrations.swift",
      "\(imports)@MainActor func _registerForNibs() {\n\(firstCalls)}\n"
    )
  }

  /// The file that starts the program of tests.
  private var testMainFile: String {
    let own = tests.flatMap(\.module.registrations)
    return TestMainFile(
      modules: tests.map(\.moduleName),
      functions: tests.flatMap(\.module.testFunctions),
      registeringModules: app == nil ? registeringModules : [],
      registrations: (app == nil ? registrations : []) + own,
      app: app.map { .program($0.moduleName) }
    ).text
  }

  /// The modules beside the app's that register classes for nibs.
  private var registeringModules: [String] {
    let own = targets.filter { target in
      !target.target.kind.isTests && target.target.id != appTarget?.id
        && !target.module.registrations.isEmpty
    }
    return packages.registeringModules + own.map(\.moduleName)
  }

  // MARK: - The manifest

  private var manifest: String {
    let entries = targets.map { target in
      let kind =
        target.target.kind.isTests
        ? "testTarget" : target.target.id == appTarget?.id ? "executableTarget" : "target"
      let products = target.target.packageProducts.compactMap(packages.dependency)
      let dependencies = (target.dependencies.map(\.quoted) + products).joined(separator: ", ")
      return """
            .\(kind)(
              name: \(target.moduleName.quoted),
              dependencies: [\(dependencies)],
              swiftSettings: [\(settings(of: target).joined(separator: ", "))]
            ),
        """
    }
    return """
      // swift-tools-version: 6.2
      // Generated by rostrum from \(project.path.filter { !$0.isNewline }).

      import PackageDescription

      let package = Package(
        name: \(name.quoted),
        dependencies: [\(packages.declarations(copies: Self.copies).joined(separator: ", "))],
        targets: [
      \(entries.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The compiler's settings of a target that mean the same here.
  private func settings(of target: PreparedTarget) -> [String] {
    let settings = target.settings
    let mode = LanguageMode(settings.swiftVersion ?? "5.0")
    var all = [mode == .v6 ? ".swiftLanguageMode(.v6)" : ".swiftLanguageMode(.v5)"]
    all += settings.compilationConditions.map { ".define(\($0.quoted))" }
    all += settings.upcomingFeatures.map { ".enableUpcomingFeature(\($0.quoted))" }
    all += settings.experimentalFeatures.map { ".enableExperimentalFeature(\($0.quoted))" }
    if settings.defaultActorIsolation == "MainActor" {
      all.append(".defaultIsolation(MainActor.self)")
    }
    return all
  }
}
