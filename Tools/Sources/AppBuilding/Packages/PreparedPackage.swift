import AppPreparation
import Foundation

/// A copy of a Swift package that uses UIKit: its targets are prepared as the app's are, and
/// everything else links to the original.
struct PreparedPackage: Sendable {
  let package: PackageFolder
  /// The prepared modules with their names, those of tests last.
  private(set) var modules: [(name: String, module: PreparedModule)] = []
  private var texts: [String: String] = [:]

  /// - Parameters:
  ///   - package: The package.
  ///   - targets: The targets to prepare; nil for those that need it.
  ///   - tests: The targets of tests to prepare.
  ///   - modules: The modules that its sources can import.
  ///   - imported: The prepared modules of other packages.
  ///   - errors: The compiler's errors in tests.
  ///   - manifest: The manifest of the copy.
  init(
    _ package: PackageFolder,
    targets: [PackageFolder.Target]? = nil,
    tests: [PackageFolder.Target] = [],
    modules: Set<String>,
    importing imported: [ModuleIndex] = [],
    errors: TestErrors = TestErrors(),
    manifest: String
  ) {
    self.package = package
    texts["Package.swift"] = manifest
    let available = AvailableModules(modules)
    for target in targets ?? package.targets.filter(\.isPrepared) {
      prepare(target, by: preparation(available, imported))
    }
    let preparation = preparation(available, imported, listsTests: true, errors)
    for target in tests { prepare(target, by: preparation) }
  }

  private func preparation(
    _ available: AvailableModules,
    _ imported: [ModuleIndex],
    listsTests: Bool = false,
    _ errors: TestErrors = TestErrors()
  ) -> ModulePreparation {
    ModulePreparation(
      modules: available,
      conditions: package.isForLinux ? .linuxPackage : .package,
      listsTests: listsTests,
      importing: imported + modules.map(\.module.index),
      errors: errors
    )
  }

  private mutating func prepare(
    _ target: PackageFolder.Target,
    by preparation: ModulePreparation
  ) {
    let module = preparation.prepare(
      target.sources.compactMap { name in
        let path = "\(package.path)/\(target.path(of: name))"
        return FileManager.default.contents(atPath: path).map { data in
          SourceInput(path: path, name: name, bytes: [UInt8](data))
        }
      },
      of: target.moduleName
    )
    for file in module.files { texts[target.path(of: file.name)] = file.text }
    modules.append((target.moduleName, module))
  }

  /// The files of the copy by their paths in a folder.
  func files(in folder: String) -> [String: FolderEntry] {
    var entries: [String: FolderEntry] = [:]
    for (name, text) in texts { entries["\(folder)/\(name)"] = .text(text) }
    addLinks(below: "", in: folder, to: &entries)
    return entries
  }

  /// The files that start the program of tests for SwiftPM.
  private static let testMainFiles: Set = ["LinuxMain.swift", "XCTMain.swift"]

  /// Links what is not rewritten, as few folders and files as possible.
  private func addLinks(
    below parent: String,
    in folder: String,
    to entries: inout [String: FolderEntry]
  ) {
    let source = parent.isEmpty ? package.path : "\(package.path)/\(parent)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []
    where !name.hasPrefix(".") && !(parent.isEmpty && PackageFolder.isManifest(name))
      && !Self.testMainFiles.contains(name)
    {
      let path = parent.isEmpty ? name : "\(parent)/\(name)"
      if texts[path] != nil { continue }
      if texts.keys.contains(where: { $0.hasPrefix("\(path)/") }) {
        addLinks(below: path, in: folder, to: &entries)
      } else {
        entries["\(folder)/\(path)"] = .link("\(package.path)/\(path)")
      }
    }
  }
}
