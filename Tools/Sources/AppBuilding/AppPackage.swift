package import AppPreparation
import Foundation
import XcodeProjects

/// The Swift package that an app's project becomes: its targets with prepared sources.
package struct AppPackage: Sendable {
  package let selection: AppSelection
  private let targets: [PreparedTarget]
  private let packages: PackageGraph

  /// The folder for copies of packages, relative to the app's.
  static let copies = "Packages"

  /// Prepares an app, and the targets of its project that it depends on.
  ///
  /// - Parameters:
  ///   - selection: The app.
  ///   - packages: The packages whose products it links; nil to read only those that the project
  ///     names by path.
  /// - Complexity: O(n) for n bytes of sources.
  package init(_ selection: AppSelection, packages: PackageGraph? = nil) {
    self.selection = selection
    let packages =
      packages ?? PackageGraph(selection.project.packages.compactMap(\.path), copies: "")
    self.packages = packages
    let order = Self.dependencies(of: selection.target, in: selection.project)
    let names = order.map { $0.settings(configuration: selection.configuration).productModuleName }
    // A target can import all that are built before it.
    targets = order.indices.map { index in
      PreparedTarget(
        order[index],
        configuration: selection.configuration,
        dependencies: Array(names[..<index]),
        packages: packages.moduleNames
      )
    }
  }

  /// The prepared modules, the app's last.
  package var modules: [PreparedModule] { packages.modules + targets.map(\.module) }

  /// The names of the targets, in the order of `modules`.
  var targetNames: [String] { targets.map(\.target.name) }

  package var app: PreparedModule { targets[targets.count - 1].module }

  /// The targets of the project's own code that a target needs, dependencies first, itself last.
  private static func dependencies(
    of target: XcodeTarget,
    in project: XcodeProject
  ) -> [XcodeTarget] {
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
    add(target)
    return order
  }

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
    files["toolset.json"] = .text(sdk.toolset)
    for target in targets {
      for file in target.module.files {
        files["Sources/\(target.moduleName)/\(file.name)"] = .text(file.text)
      }
    }
    if let problem = entryProblem { throw problem }
    let start = app.hasMainFile ? registrationFile : mainFile
    files["Sources/\(selection.moduleName)/\(start.name)"] = .text(start.text)
    return files
  }

  /// What keeps the app from starting; nil if it has an entry point.
  var entryProblem: AppBuildingError? {
    guard app.entryPoint == nil, !app.hasMainFile else { return nil }
    return AppBuildingError(
      "The app \(selection.target.name) has no class with @main or @UIApplicationMain that is a "
        + "UIApplicationDelegate, and no main.swift. Apps that begin with SwiftUI's App or in "
        + "Objective-C are not supported."
    )
  }

  /// The calls of the functions that register what nibs name.
  private var registrations: String {
    modules.flatMap(\.registrations).map { "  \($0)()\n" }.joined()
  }

  /// The imports of the modules of those functions.
  private var imports: String { registeringModules.map { "import \($0)\n" }.joined() }

  /// The file that registers what nibs name, and starts the app.
  private var mainFile: (name: String, text: String) {
    let text = """
      import AppHosting
      import UIKit
      \(imports)
      MainActor.assumeIsolated {
      \(registrations)  AppProcess.run(\(app.entryPoint ?? "").self)
      }

      """
    return ("main.swift", text)
  }

  /// The file with the function that the app's own main file calls first.
  private var registrationFile: (name: String, text: String) {
    ("_Registrations.swift", "\(imports)@MainActor func _registerForNibs() {\n\(registrations)}\n")
  }

  /// The modules beside the app's that register classes for nibs.
  private var registeringModules: [String] {
    let own = targets.dropLast().filter { !$0.module.registrations.isEmpty }.map(\.moduleName)
    return packages.registeringModules + own
  }

  private var manifest: String {
    let entries = targets.map { target in
      let kind = target.moduleName == selection.moduleName ? "executableTarget" : "target"
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
      // Generated by rostrum from \(selection.project.path.filter { !$0.isNewline }).

      import PackageDescription

      let package = Package(
        name: \(selection.moduleName.quoted),
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
