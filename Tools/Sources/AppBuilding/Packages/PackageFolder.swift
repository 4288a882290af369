import AppPreparation
import Foundation

/// A Swift package in a folder, read without executing its manifest.
struct PackageFolder: Sendable {
  /// A target with Swift files.
  struct Target: Sendable {
    let name: String
    /// The folder, relative to the package.
    let folder: String
    /// The Swift files, relative to `folder`.
    let sources: [String]
    /// The resources of Xcode's kinds that the manifest does not name, relative to `folder`.
    let unnamedResources: [String]
    /// True if the sources use UIKit, and so Objective-C, or formats of predicates, or if the manifest is
    /// to name resources.
    let isPrepared: Bool
  }

  /// The absolute path.
  let path: String
  let manifest: PackageManifest
  /// The targets without tests.
  let targets: [Target]

  /// The last component of the path, by which SwiftPM refers to a package.
  var name: String { (path as NSString).lastPathComponent }

  /// A Boolean value that indicates whether the package is built from a prepared copy.
  var isPrepared: Bool { targets.contains(where: \.isPrepared) }

  /// Reads a package; nil if the folder has no readable manifest.
  ///
  /// - Complexity: O(n) for n bytes of sources.
  init?(at path: String) {
    guard let text = try? String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8) else {
      return nil
    }
    self.path = path
    let manifest = PackageManifest(text)
    self.manifest = manifest
    targets = manifest.targets.filter { !$0.isTest }.compactMap { Self.read($0, of: path) }
  }

  /// Reads packages, and those to which their manifests name paths.
  ///
  /// - Parameter paths: The absolute paths; those without a readable manifest are left out.
  /// - Returns: The packages, sorted by their paths.
  static func all(at paths: [String]) -> [PackageFolder] {
    var found: [PackageFolder] = []
    var waiting = paths
    var seen: Set<String> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted, let package = PackageFolder(at: path) else { continue }
      found.append(package)
      for case .path(let other) in package.manifest.dependencies {
        waiting.append(package.absolute(other))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns the absolute path for one that the manifest names.
  func absolute(_ name: String) -> String {
    URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: path, isDirectory: true))
      .standardizedFileURL.path
  }

  /// A Boolean value that indicates whether the package depends on one that is named by address.
  var needsOthers: Bool {
    manifest.dependencies.contains { if case .url = $0 { true } else { false } }
  }

  /// A Boolean value that indicates whether the package takes the place of one whose module the
  /// runtime has.
  var isReplacement: Bool { ReplacedPackage.isNamed(by: path) }

  /// A Boolean value that indicates whether the package depends on the one that the runtime replaces.
  var needsReplaced: Bool {
    manifest.dependencies.contains { dependency in
      switch dependency {
      case .url(let address): ReplacedPackage.isNamed(by: address)
      default: false
      }
    }
  }

  private static func read(_ target: PackageManifest.Target, of package: String) -> Target? {
    let conventional = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    // Since 5.9 a single target may have the folder itself.
    let candidates = target.path.map { [$0] } ?? conventional + ["Sources"]
    for candidate in candidates {
      let folder = (candidate as NSString).standardizingPath
      guard !folder.hasPrefix("/"), !folder.split(separator: "/").contains("..") else { continue }
      let path = folder == "." ? package : "\(package)/\(folder)"
      let sources = swiftFiles(in: path)
      guard !sources.isEmpty else { continue }
      let resources = unnamedResources(of: target, in: path)
      return Target(
        name: target.name,
        folder: folder,
        sources: sources,
        unnamedResources: resources,
        isPrepared: !resources.isEmpty
          || sources.contains { needsPreparation("\(package)/\(folder)/\($0)") }
      )
    }
    return nil
  }

  private static func swiftFiles(in folder: String) -> [String] {
    guard let items = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = items.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        items.skipDescendants()
      } else if name.hasSuffix(".swift"), (name as NSString).lastPathComponent != "Package.swift" {
        files.append(name)
      }
    }
    return files.sorted()
  }

  /// The extensions of what is a resource of a target in Xcode without a rule.
  private static let resourceKinds: Set = ["storyboard", "xib", "xcassets", "xcstrings"]

  private static func unnamedResources(
    of target: PackageManifest.Target,
    in folder: String
  ) -> [String] {
    guard target.takesResources, let items = FileManager.default.enumerator(atPath: folder) else {
      return []
    }
    let ruled = target.ruledPaths.map { ($0 as NSString).standardizingPath }
    var found: [String] = []
    while let name = items.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".")
        || ruled.contains(where: { name == $0 || name.hasPrefix("\($0)/") || $0 == "." })
      {
        items.skipDescendants()
      } else if resourceKinds.contains((name as NSString).pathExtension) {
        found.append(name)
        items.skipDescendants()
      }
    }
    return found.sorted()
  }

  private static func needsPreparation(_ file: String) -> Bool {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
    if text.contains("NSPredicate(format:") { return true }
    return text.contains(/(?m)^[ \t]*(@[\w()]+[ \t]+)*(public[ \t]+)?import[ \t]+UIKit\b/)
  }
}
