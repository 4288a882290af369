package import Foundation

/// A `Package.swift` as SwiftPM evaluates it, and `swift package dump-package` prints it.
package struct EvaluatedManifest: Sendable {
  let name: String
  let targets: [PackageManifest.Target]
  let otherModules: [String]
  let libraries: [String]
  let dependencies: [PackageManifest.Dependency]

  /// Reads the output of the command; nil for anything else.
  package init?(json: Data) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: json) else { return nil }
    name = manifest.name
    targets = manifest.targets.filter(\.hasSources).map(\.target)
    otherModules = manifest.targets.filter(\.isOtherModule).map(\.name)
    libraries = manifest.products.filter { $0.type.library != nil }.map(\.name)
    dependencies = manifest.dependencies.compactMap(\.dependency)
  }
}

// MARK: - SwiftPM's format

private struct Manifest: Decodable {
  let name: String
  let targets: [DumpedTarget]
  let products: [DumpedProduct]
  let dependencies: [DumpedDependency]
}

private struct DumpedTarget: Decodable {
  struct Resource: Decodable { let path: String }

  /// A dependency: its kind, with the name first in a list.
  struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: AnyKey.self)
      var values = try kinds.allKeys.first.map { try kinds.nestedUnkeyedContainer(forKey: $0) }
      name = try values?.decodeIfPresent(String.self)
    }
  }

  let name: String
  let type: String
  let path: String?
  let sources: [String]?
  let exclude: [String]
  let resources: [Resource]
  let dependencies: [Dependency]

  var hasSources: Bool { ["regular", "executable", "test"].contains(type) }
  var isOtherModule: Bool { ["macro", "system"].contains(type) }

  var target: PackageManifest.Target {
    PackageManifest.Target(
      name: name,
      isTest: type == "test",
      path: path,
      ruledPaths: exclude + resources.map(\.path),
      sourcePaths: sources,
      dependencies: dependencies.compactMap(\.name),
      resources: nil,
      element: nil
    )
  }
}

private struct DumpedProduct: Decodable {
  struct Kind: Decodable { let library: [String]? }

  let name: String
  let type: Kind
}

private struct DumpedDependency: Decodable {
  struct Folder: Decodable { let path: String }
  struct Source: Decodable { let location: Location }
  struct Location: Decodable {
    struct Remote: Decodable { let urlString: String }

    let remote: [Remote]?
    let local: [String]?
  }

  let fileSystem: [Folder]?
  let sourceControl: [Source]?

  var dependency: PackageManifest.Dependency? {
    if let path = fileSystem?.first?.path { return .path(path) }
    let location = sourceControl?.first?.location
    return (location?.remote?.first?.urlString ?? location?.local?.first).map { .url($0) }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
