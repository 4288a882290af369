import AppPreparation
import Foundation

/// A copy of a Swift package that uses UIKit: its targets are prepared as the app's are, and
/// everything else links to the original.
struct PreparedPackage: Sendable {
  let package: PackageFolder
  /// The prepared modules.
  let modules: [PreparedModule]
  private let texts: [String: String]

  /// - Parameters:
  ///   - package: The package.
  ///   - modules: The modules that its sources can import.
  ///   - place: Returns the absolute path for that of another package.
  init(
    _ package: PackageFolder,
    modules: Set<String>,
    place: (String) -> String
  ) {
    self.package = package
    let preparation = ModulePreparation(modules: AvailableModules(modules), isPackage: true)
    let resources = Dictionary(
      package.targets.map { ($0.name, $0.unnamedResources) }.filter { !$1.isEmpty },
      uniquingKeysWith: { one, _ in one }
    )
    let manifest = package.manifest.prepared(addingResources: resources, place)
    var texts = ["Package.swift": manifest]
    self.modules = package.targets.filter(\.isPrepared).map { target in
      let module = preparation.prepare(
        target.sources.compactMap { name in
          let path = "\(package.path)/\(target.folder)/\(name)"
          return FileManager.default.contents(atPath: path).map { data in
            SourceInput(path: path, name: name, bytes: [UInt8](data))
          }
        }
      )
      for file in module.files { texts["\(target.folder)/\(file.name)"] = file.text }
      return module
    }
    self.texts = texts
  }

  /// The files of the copy by their paths in a folder.
  func files(in folder: String) -> [String: FolderEntry] {
    var entries: [String: FolderEntry] = [:]
    for (name, text) in texts { entries["\(folder)/\(name)"] = .text(text) }
    addLinks(below: "", in: folder, to: &entries)
    return entries
  }

  /// Links what is not rewritten, as few folders and files as possible.
  private func addLinks(
    below parent: String,
    in folder: String,
    to entries: inout [String: FolderEntry]
  ) {
    let source = parent.isEmpty ? package.path : "\(package.path)/\(parent)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: source)) ?? []
    where !name.hasPrefix(".") {
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
