/// The location from which a standalone package gets Rostrum.
public enum RostrumLocation: Hashable, Sendable {
  /// The installed runtime, which only the tool links.
  case installed
  /// A folder, absolute or relative to the package.
  case path(String)
  /// A repository, by the address of its clone and a branch.
  case repository(url: String, branch: String)

  /// The name by which the package's targets refer to Rostrum.
  var packageName: String {
    guard case .repository(let url, _) = self else { return "Rostrum" }
    let name = url.split(separator: "/").last ?? "rostrum"
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }

  /// The package's declaration of its dependency, with the trait that its server needs; nil for none.
  var declaration: String? {
    source.map { ".package(\($0), traits: [\"BrowserHost\"])" }
  }

  private var source: String? {
    switch self {
    case .installed: nil
    case .path(let path): "name: \"\(packageName)\", path: \(path.debugDescription)"
    case .repository(let url, let branch):
      "url: \(url.debugDescription), branch: \(branch.debugDescription)"
    }
  }
}
