import AppPreparation
import Foundation

/// A Swift package in a folder.
struct PackageFolder: Sendable {
  /// A target with Swift files.
  struct Target: Sendable {
    let name: String
    /// The folder, relative to the package; empty for the package itself.
    let folder: String
    /// The Swift files, relative to `folder`.
    let sources: [String]
    /// The resources of Xcode's kinds that the manifest does not name, relative to `folder`.
    let unnamedResources: [String]
    /// True for tests, if the sources use UIKit, Objective-C or formats of predicates where Linux compiles
    /// them, if they have conditions for iOS, and if the manifest is to name resources.
    let isPrepared: Bool

    /// Returns the path of a file of the target, relative to the package.
    func path(of name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// The name of the module, in which SwiftPM replaces what no identifier has.
    var moduleName: String {
      let name = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
    }
  }

  /// The absolute path.
  let path: String
  let manifest: PackageManifest
  /// A Boolean value that indicates whether the package was written for Rostrum, so that Linux is one of its
  /// platforms.
  let isForLinux: Bool
  /// The targets without tests, those on which others depend first.
  let targets: [Target]
  /// The targets of tests.
  let tests: [Target]

  /// The last component of the path, by which SwiftPM refers to a package.
  var name: String { (path as NSString).lastPathComponent }

  /// The name, in lower case, by which SwiftPM refers to a package with an address.
  static func name(ofAddress address: String) -> String {
    (address as NSString).lastPathComponent.replacing(/\.git$/, with: "").lowercased()
  }

  /// The names that others can import, those of libraries included.
  var moduleNames: Set<String> {
    let named = manifest.targets.filter { !$0.isTest }.map(\.name)
    return Set(
      named + targets.map(\.moduleName) + manifest.otherModules + manifest.libraries
    )
  }

  /// A Boolean value that indicates whether the package is built from a prepared copy.
  var isPrepared: Bool { targets.contains(where: \.isPrepared) }

  /// Reads a package; nil if the folder has no readable manifest.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the folder.
  ///   - evaluated: The manifest as SwiftPM evaluates it; nil to read its text alone.
  /// - Complexity: O(n) for n bytes of sources.
  init?(at path: String, evaluated: EvaluatedManifest? = nil) {
    let name = Self.manifest(of: (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    guard let name, let text = try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    else {
      return nil
    }
    self.path = path
    isForLinux = text.contains(RuntimeSDK.packageVariable)
    let manifest = PackageManifest(text, evaluated: evaluated)
    self.manifest = manifest
    targets = manifest.ordered.filter { !$0.isTest }.compactMap { Self.read($0, of: path) }
    tests = manifest.targets.filter(\.isTest).compactMap { Self.read($0, of: path) }
  }

  /// Whether a file is the manifest, or the one for a version of Swift.
  static func isManifest(_ name: String) -> Bool {
    name.wholeMatch(of: /Package(@swift-[\d.]+)?\.swift/) != nil
  }

  /// The manifest of a folder that SwiftPM reads: that for the newest version of Swift.
  private static func manifest(of names: [String]) -> String? {
    func version(_ name: String) -> [Int] { name.split { !$0.isNumber }.compactMap { Int($0) } }
    return names.filter(isManifest).max { version($0).lexicographicallyPrecedes(version($1)) }
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

  /// The changes of a copy's manifest: the resources that Xcode takes without a rule.
  var changes: PackageManifest.Changes {
    var changes = PackageManifest.Changes()
    changes.resources = Dictionary(
      (targets + tests).map { ($0.name, $0.unnamedResources) }.filter { !$1.isEmpty },
      uniquingKeysWith: { one, _ in one }
    )
    return changes
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

  /// Reads a target; nil for one without Swift files in the package.
  private static func read(_ target: PackageManifest.Target, of package: String) -> Target? {
    let named = folder(of: target, in: package)
    let components = named.split(separator: "/").filter { $0 != "." }
    guard !named.hasPrefix("/"), !components.contains("..") else { return nil }
    let folder = components.joined(separator: "/")
    let sources = swiftFiles(of: target, in: folder.isEmpty ? package : "\(package)/\(folder)")
    guard !sources.isEmpty else { return nil }
    let resources = unnamedResources(of: target, in: "\(package)/\(folder)")
    return Target(
      name: target.name,
      folder: folder,
      sources: sources,
      unnamedResources: resources,
      isPrepared: target.isTest || !resources.isEmpty
        || needPreparation(sources.map { "\(package)/\(folder)/\($0)" })
    )
  }

  /// The folder of a target, relative to the package: the named one, or that of the convention.
  private static func folder(of target: PackageManifest.Target, in package: String) -> String {
    if let path = target.path { return path }
    let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let conventional = parents.map { "\($0)/\(target.name)" }
    // Since 5.9 a single target may have the folder itself.
    return conventional.first { FileManager.default.fileExists(atPath: "\(package)/\($0)") }
      ?? (target.isTest ? "Tests" : "Sources")
  }

  /// The Swift files that are compiled, relative to the folder of the target.
  private static func swiftFiles(
    of target: PackageManifest.Target,
    in folder: String
  ) -> [String] {
    guard let items = FileManager.default.enumerator(atPath: folder) else { return [] }
    let ruled = standardized(target.ruledPaths)
    let sources = target.sourcePaths.map(standardized)
    var files: [String] = []
    while let name = items.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || isBelow(ruled, name) {
        items.skipDescendants()
      } else if last.hasSuffix(".swift"), !isManifest(last),
        sources.map({ isBelow($0, name) }) ?? true
      {
        files.append(name)
      }
    }
    return files.sorted()
  }

  private static func standardized(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).standardizingPath }
  }

  /// Whether a path is one of some files and folders, or below it.
  private static func isBelow(_ paths: [String], _ name: String) -> Bool {
    paths.contains { name == $0 || name.hasPrefix("\($0)/") || $0 == "." }
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
    let ruled = standardized(target.ruledPaths)
    var found: [String] = []
    while let name = items.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") || isBelow(ruled, name) {
        items.skipDescendants()
      } else if resourceKinds.contains((name as NSString).pathExtension) {
        found.append(name)
        items.skipDescendants()
      }
    }
    return found.sorted()
  }

  /// A Boolean value that indicates whether the sources of a target of tests drive an app.
  func drivesApp(_ target: Target) -> Bool {
    target.sources.contains { name in
      let file = "\(path)/\(target.path(of: name))"
      let text = try? String(contentsOfFile: file, encoding: .utf8)
      return text?.contains(/(?m)^[^\/"]*\bXCUIApplication\b/) ?? false
    }
  }

  /// The names of targets, and of all on which they depend in the package.
  func closure(of names: [String]) -> Set<String> {
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      waiting += manifest.targets.first { $0.name == name }?.dependencies ?? []
    }
    return seen
  }

  /// Whether files use what Linux lacks.
  ///
  /// Those of a target that names Linux are compiled as they are if each leaves that to Apple's systems
  /// and has other code besides.
  private static func needPreparation(_ files: [String]) -> Bool {
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let using = texts.filter(needsPreparation)
    guard !using.isEmpty, texts.contains(where: namesLinux) else { return !using.isEmpty }
    let modules = AvailableModules(RuntimeModules.all)
    return !using.allSatisfy { text in
      PortedSource(text, importing: modules).map { !needsPreparation($0.text) } ?? false
    }
  }

  /// Whether a condition of a text asks for Linux, or for what it lacks.
  private static func namesLinux(_ text: String) -> Bool {
    text.contains(
      /(?m)^[ \t]*#(else)?if\b.*\b(os\(Linux\)|canImport\((Darwin|Glibc|ObjectiveC|FoundationNetworking)\))|^[ \t]*import Glibc\b/
    )
  }

  /// Whether a text uses UIKit, Objective-C or formats of predicates, or has conditions for iOS.
  private static func needsPreparation(_ text: String) -> Bool {
    if text.contains("NSPredicate(format:") { return true }
    return text.contains(/(?m)^[ \t]*#(else)?if\b.*\b(os\(iOS\)|targetEnvironment\()/)
      || text.contains(/(?m)^[ \t]*(@[\w()]+[ \t]+)*(public[ \t]+)?import[ \t]+UIKit\b/)
      || text.contains(/(?m)^[^\/"]*(@objc\b|#selector\()/)
  }
}

extension PackageManifest {
  /// The targets, those on which others depend first.
  fileprivate var ordered: [Target] {
    let all = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    var order: [Target] = []
    var seen: Set<String> = []
    func add(_ target: Target) {
      guard seen.insert(target.name).inserted else { return }
      for dependency in target.dependencies.compactMap({ all[$0] }) { add(dependency) }
      order.append(target)
    }
    targets.forEach(add)
    return order
  }
}
