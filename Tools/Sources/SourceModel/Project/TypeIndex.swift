/// Finds types by name.
///
/// Several apps in one tree may use the same names: the nearest file counts.
struct TypeIndex: Sendable {
  private var byQualifiedName: [String: [Int]] = [:]
  private var paths: [Int: [Substring]] = [:]

  mutating func add(_ id: Int, qualifiedName: String, path: String) {
    byQualifiedName[qualifiedName, default: []].append(id)
    paths[id] = path.split(separator: "/")
  }

  /// Returns the type that `name` means where it stands in `scope`, a qualified name or empty.
  func resolve(_ name: String, in scope: String, path: String) -> Int? {
    var scope = scope
    while !scope.isEmpty {
      if let found = nearest(byQualifiedName["\(scope).\(name)"], to: path) { return found }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return nearest(byQualifiedName[name], to: path)
  }

  func nearest(qualifiedName: String, to path: String) -> Int? {
    nearest(byQualifiedName[qualifiedName], to: path)
  }

  private func nearest(_ candidates: [Int]?, to path: String) -> Int? {
    guard let candidates, let first = candidates.first else { return nil }
    guard candidates.count > 1 else { return first }
    let components = path.split(separator: "/")
    func distance(_ id: Int) -> Int {
      let other = paths[id] ?? []
      let shared = zip(components, other).prefix { $0 == $1 }.count
      return components.count + other.count - 2 * shared
    }
    return candidates.min { (distance($0), $0) < (distance($1), $1) }
  }
}
