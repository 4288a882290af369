package import SourceModel

/// A project as rules see it: the declarations of the app by role, without those of tests.
package struct LintedProject: Sendable {
  let project: Project
  /// The declarations outside of tests, in the order of files.
  let parts: [TypePart]
  private let byRole: [Role: [TypePart]]
  private let byType: [Int: [TypePart]]

  package init(_ project: Project) {
    self.project = project
    var parts: [TypePart] = []
    for (number, file) in project.files.enumerated() where !file.isTest {
      for (index, declaration) in file.declarations.enumerated() {
        guard let type = project.type(ofDeclaration: index, inFile: number) else { continue }
        let uses = declaration.code.names.compactMap { use in
          Self.resolve(use, in: declaration, of: file, project)
            .map { TypePart.ResolvedUse(use: use, type: $0) }
        }
        parts.append(
          TypePart(
            type: type,
            declaration: declaration,
            file: file,
            uses: uses,
            role: Self.role(of: declaration, type, in: file, project)
          )
        )
      }
    }
    self.parts = parts
    byRole = Dictionary(grouping: parts, by: \.role)
    byType = Dictionary(grouping: parts, by: \.type.id)
  }

  /// Returns the role of a declaration.
  ///
  /// A folder alone does not make a type a presenter, because it may contain texts, mappers, and
  /// values. An extension in a folder or a file of another layer belongs to that layer.
  private static func role(
    of declaration: TypeDeclaration,
    _ type: SourceType,
    in file: SourceFile,
    _ project: Project
  ) -> Role {
    let role = type.judgedRole
    guard declaration.kind == .extension, type.kind != .extension,
      project.file(of: type.parts[0]).path != file.path
    else { return role }
    let folder = file.configuration.roles.role(inFolder: file.path)
    let isElsewhere = folder.map { $0.layer != role.layer } ?? false
    return isElsewhere || (file.role.isOnScreen && !role.isOnScreen) ? .other : role
  }

  /// Returns the type of the longest prefix of the name that names one.
  private static func resolve(
    _ use: NameUse,
    in declaration: TypeDeclaration,
    of file: SourceFile,
    _ project: Project
  ) -> SourceType? {
    if declaration.genericParameters.contains(use.root) { return nil }
    var name = use.name
    while true {
      if let type = project.resolve(name, in: declaration.qualifiedName, of: file) { return type }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = String(name[..<dot])
    }
  }

  var files: [SourceFile] { project.files }

  /// Returns the declarations of types with these roles.
  func parts(_ roles: Role...) -> [TypePart] {
    roles.flatMap { byRole[$0] ?? [] }
  }

  /// Presenters, interactors and view models.
  var presenting: [TypePart] { parts(.presenter, .interactor, .viewModel) }

  /// Views, cells and view controllers.
  var onScreen: [TypePart] { parts(.view, .cell, .viewController) }

  /// Returns all declarations of a type.
  func parts(of type: SourceType) -> [TypePart] { byType[type.id] ?? [] }

  /// Returns the first type named in a property's type that satisfies the condition.
  func type(
    of property: Property,
    in part: TypePart,
    where fits: (SourceType) -> Bool
  ) -> SourceType? {
    property.typeNames.lazy
      .compactMap { project.resolve($0, in: part.declaration.qualifiedName, of: part.file) }
      .first(where: fits)
  }

  func type(
    named names: [String],
    in part: TypePart,
    where fits: (SourceType) -> Bool
  ) -> SourceType? {
    names.lazy
      .compactMap { project.resolve($0, in: part.declaration.qualifiedName, of: part.file) }
      .first(where: fits)
  }

  /// Returns whether two types are the same, one inherits the other, or one is nested in the other.
  func areRelated(_ one: SourceType, _ other: SourceType) -> Bool {
    let first = family(of: one)
    let second = family(of: other)
    return first.contains(other.id) || second.contains(one.id)
      || !outermost(of: one).isDisjoint(with: outermost(of: other))
  }

  private func family(of type: SourceType) -> Set<Int> {
    Set(project.lineage(of: type).map(\.id))
  }

  /// Returns the type and its enclosing types that have a role; namespaces have none.
  private func outermost(of type: SourceType) -> Set<Int> {
    var ids: Set<Int> = [type.id]
    var next = type.outer
    while let id = next {
      let outer = project.types[id]
      if outer.role != .other { ids.insert(id) }
      next = outer.outer
    }
    return ids
  }

  /// Returns the threshold of the configuration, or the default of the rule.
  func threshold(_ name: String, of rule: some Rule, in file: SourceFile) -> Int {
    file.configuration.thresholds[name] ?? rule.thresholds[name] ?? .max
  }
}
