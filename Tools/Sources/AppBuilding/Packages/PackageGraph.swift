import AppPreparation
import Foundation
import XcodeProjects

/// The Swift packages that a project uses, each in a folder of this machine.
///
/// The app's package names all of them by path. SwiftPM then takes these folders also where one of
/// them names another by address.
package struct PackageGraph: Sendable {
  private let packages: [PackageFolder]
  private let prepared: [PreparedPackage]
  /// The absolute paths of the packages, or of their copies, by those of the originals.
  private let places: [String: String]

  /// Reads packages, and those to which their manifests name paths.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of the packages.
  ///   - copies: The folder for the copies of those that use UIKit.
  /// - Complexity: O(n) for n bytes of sources.
  package init(_ paths: [String], copies: String) {
    let packages = PackageFolder.all(at: paths)
    self.packages = packages
    let modules = RuntimeModules.all.union(packages.flatMap(\.moduleNames))
    let places = Dictionary(
      packages.map { ($0.path, $0.isPrepared ? "\(copies)/\($0.name)" : $0.path) },
      uniquingKeysWith: { one, _ in one }
    )
    self.places = places
    prepared = packages.filter(\.isPrepared).map { package in
      let manifest = package.manifest.prepared(package.changes) { dependency in
        // The package of the app names those that are named by address.
        guard case .path(let path) = dependency else { return nil }
        let original = package.absolute(path)
        return places[original] ?? original
      }
      return PreparedPackage(package, modules: modules, manifest: manifest)
    }
  }

  /// The modules that the app's targets can import.
  var moduleNames: Set<String> {
    let replaced = packages.contains(where: \.isReplacement) ? [ReplacedPackage.module] : []
    return Set(packages.flatMap(\.moduleNames) + replaced)
  }

  /// A Boolean value that indicates whether some sources are built as they are.
  var hasOtherSources: Bool {
    packages.filter { !$0.isReplacement }.flatMap(\.targets).contains { !$0.isPrepared }
  }

  /// The prepared modules of the packages.
  var modules: [PreparedModule] { namedModules.map(\.module) }

  /// The prepared modules with their names.
  var namedModules: [(name: String, module: PreparedModule)] { prepared.flatMap(\.modules) }

  /// The modules that register classes for nibs.
  var registeringModules: [String] {
    namedModules.filter { !$0.module.registrations.isEmpty }.map(\.name)
  }

  /// The absolute paths of the packages.
  var paths: [String] { packages.map(\.path) }

  /// The absolute paths of all packages, or of their copies.
  var allPlaces: [String] { packages.compactMap { places[$0.path] } }

  /// The absolute path of a package, or of its copy, on which another one depends; nil for one that is not
  /// among the packages.
  func place(of dependency: PackageManifest.Dependency, from package: PackageFolder) -> String? {
    switch dependency {
    case .path(let path): return places[package.absolute(path)]
    case .url(let url):
      let name = PackageFolder.name(ofAddress: url)
      return packages.first { $0.name.lowercased() == name }.flatMap { places[$0.path] }
    }
  }

  // MARK: - The app's manifest

  /// The dependencies of the app's manifest, where `copies` is the folder of the copies, relative to
  /// the app's package.
  func declarations(copies: String) -> [String] {
    packages.map { package in
      let path = package.isPrepared ? "\(copies)/\(package.name)" : package.path
      return ".package(path: \(path.quoted))"
    }
  }

  /// The dependency of a target on a product; nil if no package has it.
  func dependency(on product: PackageProduct) -> String? {
    let name = product.package.map(PackageFolder.name(ofAddress:))
    let named = packages.first { $0.name.lowercased() == name }
    let package = named ?? packages.first { $0.manifest.libraries.contains(product.name) }
    return package.map { package in
      ".product(name: \(product.name.quoted), package: \(package.name.quoted))"
    }
  }

  /// The files of the copies in the folder `copies`, relative to the app's package.
  func files(copies: String) -> [String: FolderEntry] {
    prepared.reduce(into: [:]) { files, package in
      files.merge(package.files(in: "\(copies)/\(package.package.name)")) { one, _ in one }
    }
  }
}
