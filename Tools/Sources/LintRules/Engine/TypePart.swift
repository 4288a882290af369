import SourceModel

/// A declaration of a type, with its file and its resolved names.
final class TypePart: Sendable {
  let type: SourceType
  let declaration: TypeDeclaration
  let file: SourceFile
  /// The uses of types of the project, in the order of the file.
  let uses: [ResolvedUse]
  /// The role of the declaration.
  let role: Role

  /// A name that refers to a type of the project.
  struct ResolvedUse: Sendable {
    let use: NameUse
    let type: SourceType
  }

  init(
    type: SourceType,
    declaration: TypeDeclaration,
    file: SourceFile,
    uses: [ResolvedUse],
    role: Role
  ) {
    self.type = type
    self.declaration = declaration
    self.file = file
    self.uses = uses
    self.role = role
  }

  var code: CodeFacts { declaration.code }
  var members: Members { declaration.members }
  var name: String { type.name }

  /// The stored properties of values and references.
  var stored: [Property] { members.properties.filter { !$0.isComputed && !$0.isStatic } }

  func finding(_ place: Place, _ message: String, edits: [TextEdit] = []) -> Finding {
    Finding(path: file.displayPath, place: place, message, edits: edits)
  }

  /// Returns the first use of each type that satisfies the condition, in the order of the file.
  func firstUses(where fits: (ResolvedUse) -> Bool) -> [ResolvedUse] {
    var seen: Set<Int> = []
    return uses.filter { fits($0) && seen.insert($0.type.id).inserted }
  }

  /// Returns the first use of each name that refers to no type of the project and satisfies the
  /// condition.
  func firstForeignNames(where fits: (String) -> Bool) -> [NameUse] {
    let own = Set(uses.map(\.use.place))
    var seen: Set<String> = []
    return code.names.filter { use in
      fits(use.root) && !own.contains(use.place)
        && !declaration.genericParameters.contains(use.root) && seen.insert(use.root).inserted
    }
  }
}

extension SourceType {
  /// The role, unless only the folder indicates it; for models the folder suffices.
  var judgedRole: Role {
    guard isRoleByFolder else { return role }
    switch role {
    case .model: return .model
    // Value types among services are data.
    case .service: return kind == .struct || kind == .enum ? .model : .service
    default: return .other
    }
  }
}

extension TypeDeclaration {
  /// A Boolean value that indicates whether only the file of the declaration can use it.
  var isFilePrivate: Bool { has(modifier: "private") || has(modifier: "fileprivate") }
}

extension NameUse {
  /// The first component of the name.
  var root: String {
    name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
