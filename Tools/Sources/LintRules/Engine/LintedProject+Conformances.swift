import SourceModel

/// The possible and actual conformances of protocols, and their actor isolation.
extension LintedProject {
  private static let classBound: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "UIViewController", "UIView", "StateRendering",
  ]

  /// The protocols of the standard library to which structs conform as well.
  private static let open: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Decodable",
    "Encodable", "Error", "LocalizedError", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable",
  ]

  // MARK: - Classes

  /// Returns whether only classes can conform to a protocol; true where an external protocol may
  /// require it.
  func isClassBound(_ type: SourceType) -> Bool {
    project.lineage(of: type).contains { ancestor in
      ancestor.isReference
        || project.declarations(of: ancestor).contains { declaration, file in
          isClassBound(declaration, in: file)
        }
    }
  }

  private func isClassBound(_ declaration: TypeDeclaration, in file: SourceFile) -> Bool {
    if declaration.kind == .protocol, declaration.has(attribute: "objc") { return true }
    return (declaration.inherits + declaration.selfRequirements).contains { name in
      Self.classBound.contains(name.simple)
        || (!Self.open.contains(name.simple)
          && project.resolve(name.name, in: declaration.qualifiedName, of: file) == nil)
    }
  }

  /// Returns the types of the project that conform to a protocol and may not be classes.
  func values(conformingTo type: SourceType) -> [SourceType] {
    project.types.filter { other in
      let isObject =
        other.isReference || other.kind == .protocol
        || (other.kind == .extension && ForeignNames.isUserInterface(other.name))
      return !isObject && project.lineage(of: other).contains { $0.id == type.id }
    }
  }

  /// Returns the finding that a protocol allows structs, with an edit where no struct conforms to
  /// it.
  func findingOfMissingClassBound(_ part: TypePart) -> Finding {
    let values = values(conformingTo: part.type)
    let message =
      "\(part.name) allows structs, so no reference to it can be weak; inherit AnyObject"
    guard let first = values.first else {
      return part.finding(part.declaration.place, message, edits: [part.inheriting("AnyObject")])
    }
    return part.finding(part.declaration.place, message + ", and make \(first.name) a class")
  }

  /// Returns the edits that make a property weak; none where its type allows structs.
  func edits(makingWeak property: Property, in part: TypePart) -> [TextEdit] {
    let held = type(of: property, in: part) { $0.kind != .extension }
    if let held, !isClassBound(held) { return [] }
    return property.makingWeak.map { [$0] } ?? []
  }

  // MARK: - Actors

  /// Returns whether a type is isolated to the main actor, as far as the project shows.
  func isOnMainActor(_ type: SourceType) -> Bool {
    project.lineage(of: type).contains { ancestor in
      project.declarations(of: ancestor).contains { declaration, file in
        declaration.kind != .extension
          && (declaration.has(attribute: "MainActor")
            || declaration.inherits.contains { isForeignAndOnMainActor($0, declaration, file) })
      }
    }
  }

  private func isForeignAndOnMainActor(
    _ name: TypeName,
    _ declaration: TypeDeclaration,
    _ file: SourceFile
  ) -> Bool {
    (ForeignNames.isUserInterface(name.simple) || name.simple == "View" || name.simple == "App")
      && project.resolve(name.name, in: declaration.qualifiedName, of: file) == nil
  }

  /// Returns the names of the users of a protocol that are not isolated to the main actor.
  ///
  /// They are types, or files with functions outside of types. Tests count, because they must
  /// compile as well.
  func otherActors(using contract: SourceType) -> [String] {
    let family = Set(
      project.types.filter { type in
        type.kind == .protocol && project.lineage(of: type).contains { $0.id == contract.id }
      }.map(\.id)
    )
    let names = Set(family.map { project.types[$0].name })
    var found: [String] = []
    func add(_ name: String) {
      if !found.contains(name) { found.append(name) }
    }
    for (number, file) in project.files.enumerated() {
      if mentions(file.globals, in: "", of: file, names, family) {
        add("the functions of \(file.stem)")
      }
      for (index, declaration) in file.declarations.enumerated()
      where mentions(declaration.code, in: declaration.qualifiedName, of: file, names, family) {
        guard let type = project.type(ofDeclaration: index, inFile: number),
          !family.contains(type.id),
          type.kind != .protocol, !isOnMainActor(type)
        else { continue }
        add(type.name)
      }
    }
    return found
  }

  private func mentions(
    _ code: CodeFacts,
    in scope: String,
    of file: SourceFile,
    _ names: Set<String>,
    _ family: Set<Int>
  ) -> Bool {
    code.names.contains { use in
      names.contains(use.simple)
        && project.resolve(use.name, in: scope, of: file).map { family.contains($0.id) } == true
    }
  }
}
