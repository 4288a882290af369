import AppPreparation
import Foundation
import LiveDevelopment
import XcodeProjects

/// Fetches the packages that a project names by address, by a package that has nothing else.
struct PackageResolution: Sendable {
  /// The folder of that package.
  let folder: String
  /// Receives lines for the terminal.
  let print: @Sendable (String) -> Void

  /// Fetches what is not there yet.
  ///
  /// - Returns: The absolute paths of all packages that the project needs.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message, or an error of the file system.
  func paths(of project: XcodeProject) async throws -> [String] {
    let references = project.packages.filter { !$0.isReplaced }
    let local = references.compactMap(\.path)
    let remote = references.compactMap(\.declaration)
    let isReplaced = references.count < project.packages.count
    let needsOthers =
      !remote.isEmpty || PackageFolder.all(at: local).contains(where: \.needsOthers)
    guard needsOthers || isReplaced else { return local }
    let replacement = try ReplacedPackage.write(in: folder)
    guard needsOthers else { return local + [replacement] }
    // A package at a path takes the place of one that others name by address.
    let named = (local + [replacement]).map { ".package(path: \($0.quoted))" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "packages",
        dependencies: [\((remote + named).joined(separator: ", "))]
      )

      """
    let fetched = try await checkouts(manifest, versions: project.resolvedPackages)
    let needsReplacement =
      isReplaced || PackageFolder.all(at: local + fetched).contains(where: \.needsReplaced)
    return local + fetched + (needsReplacement ? [replacement] : [])
  }

  /// Fetches what is not there yet of the packages on which another one depends, its tests included.
  ///
  /// - Parameter package: The package.
  /// - Returns: The absolute paths of the packages that it needs.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message, or an error of the file system.
  func paths(of package: PackageFolder) async throws -> [String] {
    let local = package.manifest.dependencies.compactMap { dependency in
      if case .path(let path) = dependency { package.absolute(path) } else { nil }
    }
    let others = PackageFolder.all(at: local)
    guard package.needsOthers || others.contains(where: \.needsOthers) else { return local }
    let replacement = try ReplacedPackage.write(in: folder)
    var changes = PackageManifest.Changes()
    if !package.needsReplaced { changes.packages = [replacement] }
    let manifest = package.manifest.prepared(changes) { dependency in
      switch dependency {
      case .path(let path): package.absolute(path)
      case .url(let address): ReplacedPackage.isNamed(by: address) ? replacement : nil
      }
    }
    let fetched = try await checkouts(manifest, versions: "\(package.path)/Package.resolved")
    let needsReplacement = ([package] + others + PackageFolder.all(at: fetched))
      .contains(where: \.needsReplaced)
    return local + fetched + (needsReplacement ? [replacement] : [])
  }

  /// Fetches the packages of a manifest that are named by address.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - versions: The path of a `Package.resolved`; nil for the newest versions.
  /// - Returns: The absolute paths of their copies.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message, or an error of the file system.
  private func checkouts(_ manifest: String, versions: String?) async throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isNew = try write(Data(manifest.utf8), to: "Package.swift")
    let versions = versions.flatMap(FileManager.default.contents)
    let hasNewVersions = try versions.map { try write($0, to: "Project.resolved") } ?? false
    if hasNewVersions {
      try versions?.write(to: URL(fileURLWithPath: "\(folder)/Package.resolved"))
    }
    let checkouts = "\(folder)/.build/checkouts"
    if isNew || hasNewVersions || !FileManager.default.fileExists(atPath: "\(folder)/.fetched") {
      try? FileManager.default.removeItem(atPath: "\(folder)/.fetched")
      try await fetch()
      try write(Data(), to: ".fetched")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    return names.filter { $0 != ReplacedPackage.name }.sorted().map { "\(checkouts)/\($0)" }
  }

  private func fetch() async throws {
    print("fetching the packages of the project")
    let (code, output) = try await Toolchain.run(
      ["package", "resolve"],
      in: folder,
      environment: RuntimeSDK.packageEnvironment
    )
    guard code != 0 else { return }
    let lines = output.split(separator: "\n").suffix(10).joined(separator: "\n")
    throw AppBuildingError(
      "SwiftPM cannot fetch the packages of the project. Without a network, it takes them from its "
        + "cache.\n\(lines)"
    )
  }

  /// - Returns: Whether the file was another one.
  @discardableResult
  private func write(_ data: Data, to name: String) throws -> Bool {
    let file = "\(folder)/\(name)"
    guard FileManager.default.contents(atPath: file) != data else { return false }
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    return true
  }
}

extension PackageReference {
  /// Whether the runtime has the package's module.
  fileprivate var isReplaced: Bool {
    switch source {
    case .remote(let url, _): ReplacedPackage.isNamed(by: url)
    default: path.map(ReplacedPackage.isNamed) ?? false
    }
  }

  /// The dependency in a manifest; nil for a local package, and for a requirement of an unknown kind.
  fileprivate var declaration: String? {
    guard case .remote(let url, let requirement) = source else { return nil }
    return requirement.argument.map { ".package(url: \(url.quoted), \($0))" }
  }
}

extension PackageReference.Requirement {
  fileprivate var argument: String? {
    switch self {
    case .upToNextMajor(let version): ".upToNextMajor(from: \(version.quoted))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(version.quoted))"
    case .range(let first, let last): "\(first.quoted)..<\(last.quoted)"
    case .exact(let version): "exact: \(version.quoted)"
    case .branch(let name): "branch: \(name.quoted)"
    case .revision(let name): "revision: \(name.quoted)"
    case .unknown: nil
    }
  }
}
