extension Project {
  private static let representable: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]
  private static let coded: Set<String> = ["Codable", "Decodable", "Encodable"]

  /// Assigns roles to types by inheritance, then name, then folder; then to files.
  mutating func assignRoles() {
    var roles: [Role?] = types.map { $0.isTest ? .test : nil }
    for id in types.indices where roles[id] == nil {
      roles[id] = inheritedRole(of: id, roles: &roles, seen: [])
    }
    // Outer types come before those within them.
    for id in types.indices {
      if let role = roles[id] { types[id].role = role } else { assignOwnRole(to: id) }
    }
    for file in files.indices { files[file].role = role(ofFile: file) }
    for number in skipped.indices {
      let path = skipped[number].path
      skipped[number].isTest = TestFiles.contains(path: path)
      skipped[number].role =
        skipped[number].isTest ? .test : role(ofPath: path, configuration.roles)
    }
  }

  private func conventions(of type: SourceType) -> RoleConventions {
    file(of: type.parts[0]).configuration.roles
  }

  private func inheritedRole(of id: Int, roles: inout [Role?], seen: Set<Int>) -> Role? {
    let type = types[id]
    if let role = roles[id] { return role }
    if seen.contains(id) { return nil }
    let conventions = conventions(of: type)
    if type.kind == .extension { return conventions.role(inheriting: type.qualifiedName) }
    for (declaration, _) in declarations(of: type) {
      for name in declaration.inherits {
        guard let role = conventions.role(inheriting: name.simple) else { continue }
        if isPlausible(role, for: type) { return role }
      }
    }
    for parent in type.supertypes {
      let above = types[parent]
      // A class passes its role on to subclasses; a protocol passes on only the role that it
      // inherits.
      let role =
        inheritedRole(of: parent, roles: &roles, seen: seen.union([id]))
        ?? (above.kind == .class ? role(ofName: above) : nil)
      if let role, role != .test, isPlausible(role, for: type) { return role }
    }
    return nil
  }

  /// Returns whether a role is possible: contracts are protocols, and protocols are not views.
  private func isPlausible(_ role: Role, for type: SourceType) -> Bool {
    switch role {
    case .contract, .navigation: type.kind == .protocol
    case .view, .cell, .viewController: type.kind != .protocol
    default: true
    }
  }

  /// Returns the role of a type's name; only classes can be views, because a value type whose name
  /// ends with View may be a view of anything.
  private func role(ofName type: SourceType) -> Role? {
    let role = conventions(of: type).role(named: type.name, isProtocol: type.kind == .protocol)
    let isValue = type.kind == .struct || type.kind == .enum || type.kind == .actor
    // In VIP, value types with this name are view data.
    if isValue, type.name == "ViewModel" { return .viewData }
    return isValue && role?.isOnScreen == true ? nil : role
  }

  private mutating func assignOwnRole(to id: Int) {
    let type = types[id]
    if let outer = type.outer, isCoordinatorOfSwiftUI(type) {
      types[id].role = types[outer].role
    } else if type.kind != .extension, let role = role(ofName: type) {
      types[id].role = role
    } else if let outer = type.outer, types[outer].role != .other {
      types[id].role = types[outer].role
      types[id].isRoleByFolder = types[outer].isRoleByFolder
    } else if let role = conventions(of: type).role(inFolder: file(of: type.parts[0]).path) {
      types[id].role = role
      types[id].isRoleByFolder = true
    } else {
      types[id].role = roleOfCoding(type)
    }
  }

  /// Returns whether the type is a coordinator in the sense of SwiftUI: the delegate of a view.
  private func isCoordinatorOfSwiftUI(_ type: SourceType) -> Bool {
    guard type.name == "Coordinator", let outer = type.outer else { return false }
    return inherits(types[outer], Self.representable)
  }

  private func roleOfCoding(_ type: SourceType) -> Role {
    guard type.kind == .struct || type.kind == .class else { return .other }
    let isCoded = declarations(of: type).contains { declaration, _ in
      declaration.inherits.contains { Self.coded.contains($0.simple) }
    }
    return isCoded ? .model : .other
  }

  /// Returns the role of the type with the file's name, otherwise of the longest type with a role.
  private func role(ofFile number: Int) -> Role {
    let file = files[number]
    if file.isTest { return .test }
    let stem = file.stem
    let candidates = file.declarations.indices.compactMap { index in
      type(ofDeclaration: index, inFile: number).map { ($0, file.declarations[index]) }
    }
    if let named = candidates.first(where: { Self.names(stem, $0.0.name) && $0.0.role != .other }) {
      return named.0.role
    }
    let longest = candidates.filter { $0.0.role != .other }
      .max { $0.1.lines.count < $1.1.lines.count }
    return longest?.0.role ?? role(ofPath: file.path, file.configuration.roles)
  }

  /// Returns whether a file name belongs to the type: `Card`, `Card+Look`, `Cards+Card`.
  private static func names(_ stem: String, _ type: String) -> Bool {
    stem == type || stem.hasPrefix(type + "+") || stem.hasSuffix("+" + type)
  }

  private func role(ofPath path: String, _ conventions: RoleConventions) -> Role {
    let stem = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    return conventions.role(named: stem, isProtocol: false)
      ?? conventions.role(inFolder: path) ?? .other
  }
}
