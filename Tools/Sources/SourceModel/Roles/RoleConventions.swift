/// The naming conventions that determine roles.
package struct RoleConventions: Sendable {
  /// The roles by the types that a type inherits or conforms to.
  package var inheritance: [String: Role]
  /// The roles by the suffix of a type's name; the longest matching suffix counts.
  package var suffixes: [String: Role]
  /// The roles by the suffix of a protocol's name, which precede `suffixes`.
  package var protocolSuffixes: [String: Role]
  /// The roles by the name of a folder; the innermost folder counts.
  package var folders: [String: Role]

  package static let empty = RoleConventions(
    inheritance: [:],
    suffixes: [:],
    protocolSuffixes: [:],
    folders: [:]
  )

  mutating func add(_ other: RoleConventions) {
    inheritance.merge(other.inheritance) { $1 }
    suffixes.merge(other.suffixes) { $1 }
    // Suffixes of a configuration apply to protocols as well.
    protocolSuffixes.merge(other.suffixes) { $1 }
    folders.merge(other.folders) { $1 }
  }

  /// Returns the role of a type that inherits `name` directly.
  func role(inheriting name: String) -> Role? {
    if let role = inheritance[name] { return role }
    guard name.hasPrefix("UI") else { return nil }
    if name.hasSuffix("ViewController") { return .viewController }
    return name.hasSuffix("Cell") ? .cell : nil
  }

  func role(named name: String, isProtocol: Bool) -> Role? {
    if isProtocol, let role = Self.longest(of: protocolSuffixes, at: name) { return role }
    if let role = Self.longest(of: suffixes, at: name) { return role }
    for ending in ["Protocol", "Implementation", "Impl", "Interface"] {
      guard name.hasSuffix(ending), name.count > ending.count else { continue }
      return role(named: String(name.dropLast(ending.count)), isProtocol: isProtocol)
    }
    return nil
  }

  private static func longest(of suffixes: [String: Role], at name: String) -> Role? {
    // The suffixes of the name that begin with a capital letter, longest first.
    for start in name.indices where name[start].isUppercase {
      if let role = suffixes[String(name[start...])] { return role }
    }
    return nil
  }

  package func role(inFolder path: String) -> Role? {
    for folder in path.split(separator: "/").dropLast().reversed() {
      if let role = folders[String(folder)] { return role }
    }
    return nil
  }
}
