/// Finds types by name.
///
/// Several apps in one folder tree may use the same names: the nearest file is chosen.
struct TypeIndex: Sendable {
  private var byQualifiedName: [String: [Int]] = [:]
  private var paths: [Int: [Substring]] = [:]
  /// Qualified names that refer to something other than a declared type.
  private var aliases: Set<String> = []
  /// The types that are visible only in their own file.
  private var filePrivate: Set<Int> = []

  mutating func addAlias(_ qualifiedName: String) {
    aliases.insert(qualifiedName)
  }

  mutating func add(_ id: Int, qualifiedName: String, path: String, isFilePrivate: Bool) {
    if isFilePrivate { filePrivate.insert(id) }
    byQualifiedName[qualifiedName, default: []].append(id)
    paths[id] = path.split(separator: "/")
  }

  /// Returns the type that `name` refers to in `scope`, a qualified name or an empty string.
  func resolve(_ name: String, in scope: String, path: String) -> Int? {
    var scope = scope
    while !scope.isEmpty {
      if aliases.contains("\(scope).\(name)") { return nil }
      if let found = nearest(byQualifiedName["\(scope).\(name)"], to: path) { return found }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return nearest(byQualifiedName[name], to: path)
  }

  func nearest(qualifiedName: String, to path: String) -> Int? {
    nearest(byQualifiedName[qualifiedName], to: path)
  }

  private func nearest(_ candidates: [Int]?, to path: String) -> Int? {
    guard let candidates else { return nil }
    let components = path.split(separator: "/")
    let visible = candidates.filter { !filePrivate.contains($0) || paths[$0] == components }
    guard visible.count > 1 else { return visible.first }
    func distance(_ id: Int) -> Int {
      let other = paths[id] ?? []
      let shared = zip(components, other).prefix { $0 == $1 }.count
      return components.count + other.count - 2 * shared
    }
    return visible.min { (distance($0), $0) < (distance($1), $1) }
  }
}
