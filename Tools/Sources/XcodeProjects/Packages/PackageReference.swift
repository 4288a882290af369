/// A Swift package on which a project depends.
package struct PackageReference: Sendable, Hashable {
  /// Where a package is.
  package enum Source: Sendable, Hashable {
    /// The absolute path of its folder.
    case local(path: String)
    case remote(url: String, requirement: Requirement)
  }

  /// The versions that a project accepts.
  package enum Requirement: Sendable, Hashable {
    case upToNextMajor(from: String)
    case upToNextMinor(from: String)
    case range(from: String, to: String)
    case exact(String)
    case branch(String)
    case revision(String)
    /// A requirement of an unknown kind.
    case unknown(String)

    init(_ fields: PropertyListValue?) {
      let kind = fields?["kind"]?.string ?? ""
      let minimum = fields?["minimumVersion"]?.string ?? ""
      switch kind {
      case "upToNextMajorVersion": self = .upToNextMajor(from: minimum)
      case "upToNextMinorVersion": self = .upToNextMinor(from: minimum)
      case "versionRange":
        self = .range(from: minimum, to: fields?["maximumVersion"]?.string ?? "")
      case "exactVersion": self = .exact(fields?["version"]?.string ?? minimum)
      case "branch": self = .branch(fields?["branch"]?.string ?? "")
      case "revision": self = .revision(fields?["revision"]?.string ?? "")
      default: self = .unknown(kind)
      }
    }
  }

  package let source: Source

  /// The last part of the address or path, as SwiftPM names packages.
  package var name: String {
    switch source {
    case .local(let path): FilePath.name(of: path)
    case .remote(let url, _):
      url.hasSuffix(".git") ? FilePath.stem(of: url) : FilePath.name(of: url)
    }
  }

  /// The path of a local package; nil for a remote one.
  package var path: String? {
    if case .local(let path) = source { path } else { nil }
  }

  /// The address or path.
  package var location: String {
    switch source {
    case .local(let path): path
    case .remote(let url, _): url
    }
  }
}
