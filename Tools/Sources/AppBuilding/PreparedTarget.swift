import AppPreparation
import Foundation
import XcodeProjects

/// A target of a project whose sources are prepared as a module.
struct PreparedTarget: Sendable {
  let target: XcodeTarget
  let settings: BuildSettings
  let module: PreparedModule
  /// The targets of the project that it imports, by their modules.
  let dependencies: [String]

  var moduleName: String { settings.productModuleName }

  /// Prepares a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - configuration: The name of its configuration.
  ///   - dependencies: The targets of the project that it can import.
  ///   - packages: The packages.
  ///   - errors: The compiler's errors in tests.
  init(
    _ target: XcodeTarget,
    configuration: String,
    dependencies: [PreparedTarget],
    packages: PackageGraph,
    errors: TestErrors
  ) {
    self.target = target
    settings = target.settings(configuration: configuration)
    self.dependencies = dependencies.map(\.moduleName)
    let preparation = ModulePreparation(
      modules: AvailableModules(
        RuntimeModules.all.union(self.dependencies).union(packages.moduleNames)
          .union(target.packageProducts.map(\.name))
          .union(target.kind.isTests ? RuntimeModules.ofTests : [])
      ),
      mode: LanguageMode(settings.swiftVersion ?? "5.0"),
      listsTests: target.kind.isTests,
      importing: (packages.modules + dependencies.map(\.module)).map(\.index),
      errors: errors
    )
    module = preparation.prepare(Self.inputs(target), of: settings.productModuleName)
  }

  /// The sources by names that are unique in the module, as SwiftPM and the compiler want them.
  private static func inputs(_ target: XcodeTarget) -> [SourceInput] {
    var taken: Set<String> = []
    return target.sources.compactMap { file in
      guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
      var name = file.name
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\((file.name as NSString).deletingPathExtension)~\(number).swift"
        number += 1
      }
      return SourceInput(path: file.path, name: name, bytes: [UInt8](data))
    }
  }
}
