import SwiftParser
import SwiftSyntax

/// The declarations of a `Package.swift`.
///
/// Its text is read without executing it: names and paths that it computes are found only if SwiftPM has
/// evaluated them.
package struct PackageManifest: Sendable {
  /// A target with sources in Swift or another language.
  package struct Target: Sendable, Hashable {
    package let name: String
    package let isTest: Bool
    /// The path that the manifest names, relative to the package.
    package let path: String?
    /// The files and folders that its rules for resources name, and those that it excludes.
    package let ruledPaths: [String]
    /// The only files and folders with sources; nil for all.
    package let sourcePaths: [String]?
    /// The names of the targets and products on which it depends.
    package let dependencies: [String]
    /// The place for further resources; nil if the manifest computes them.
    let resources: ManifestList?
    /// The element of the list of targets; nil for a target that stands elsewhere.
    let element: Range<Int>?

    /// A Boolean value that indicates whether a copy of the manifest can name further resources.
    package var takesResources: Bool { resources != nil }
  }

  /// Another package on which this one depends.
  package enum Dependency: Sendable, Hashable {
    /// A path, absolute or relative to this package.
    case path(String)
    case url(String)
  }

  /// The additions and omissions of a copy of a manifest.
  package struct Changes: Sendable {
    /// The paths of further resources, by the names of targets.
    package var resources: [String: [String]] = [:]
    /// The absolute paths of further packages.
    package var packages: [String] = []
    /// The names of targets on which no other depends, and that are left out.
    package var omittedTargets: Set<String> = []

    package init() {}
  }

  /// The name of the package; nil if it is computed.
  package let name: String?
  package let targets: [Target]
  /// The names of macros and of libraries of the system, which are targets too.
  package let otherModules: [String]
  /// The names of the libraries.
  package let libraries: [String]
  package let dependencies: [Dependency]
  private let bytes: [UInt8]
  private let edits: SourceEdits
  private let places: [(dependency: Dependency, range: Range<Int>)]
  private let packages: ManifestList?

  /// - Parameters:
  ///   - text: The manifest.
  ///   - evaluated: The manifest as SwiftPM evaluates it; nil to read the text alone.
  package init(_ text: String, evaluated: EvaluatedManifest? = nil) {
    bytes = Array(text.utf8)
    // Older manifests have no resources.
    let version = text.prefixMatch(of: /\s*\/\/\s*swift-tools-version:\s*(\d+)(\.(\d+))?/)
    let numbers = version.map { (Int($0.1) ?? 0, $0.3.flatMap { Int($0) } ?? 0) }
    let reader = ManifestReader(bytes, hasResources: numbers.map { $0 >= (5, 3) } ?? false)
    reader.walk(Parser.parse(source: text))
    name = evaluated?.name ?? reader.name
    // The text knows where a target stands, SwiftPM which targets there are.
    let written = Dictionary(
      reader.targets.map { ($0.name, $0) },
      uniquingKeysWith: { one, _ in one }
    )
    targets = evaluated?.targets.map { written[$0.name] ?? $0 } ?? reader.targets
    otherModules = evaluated?.otherModules ?? reader.otherModules
    libraries = evaluated?.libraries ?? reader.libraries
    places = reader.dependencies
    dependencies = evaluated?.dependencies ?? reader.dependencies.map(\.dependency)
    packages = reader.packages
    edits = reader.edits
  }

  /// Returns the manifest of a prepared copy: conditions are evaluated as on iOS, and frameworks of
  /// Apple's are not linked.
  ///
  /// - Parameters:
  ///   - changes: What the copy has beyond, or lacks.
  ///   - place: Returns the absolute path for that of another package, and for the address of one that has
  ///     a folder; nil for the others.
  /// - Returns: The text.
  package func prepared(
    _ changes: Changes = Changes(),
    _ place: (Dependency) -> String?
  ) -> String {
    var edits = edits
    for (dependency, range) in places {
      guard let path = place(dependency)?.quoted else { continue }
      if case .url = dependency {
        edits.replace(range, with: "path: \(path)")
      } else {
        edits.replace(range, with: path)
      }
    }
    if let packages, !changes.packages.isEmpty {
      let elements = changes.packages.map { ".package(path: \($0.quoted))" }
      edits.insert(packages.addition(of: elements), at: packages.offset)
    }
    for target in targets {
      if let element = target.element, changes.omittedTargets.contains(target.name) {
        edits.remove(element)
      } else if let paths = changes.resources[target.name], let list = target.resources {
        edits.insert(list.addition(of: paths.map { ".process(\($0.quoted))" }), at: list.offset)
      }
    }
    return edits.text(in: 0..<bytes.count)
  }
}
