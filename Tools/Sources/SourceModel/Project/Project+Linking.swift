extension Project {
  /// Combines declarations into types, finds supertypes, and assigns roles to types and files.
  mutating func link() {
    for file in files.indices {
      files[file].isTest = TestFiles.contains(path: files[file].path, imports: files[file].imports)
    }
    collectTypes()
    collectExtensions()
    collectAliases()
    for id in types.indices { linkSupertypes(of: id) }
    assignRoles()
  }

  private mutating func collectTypes() {
    var parts: [(SourceType.Part, TypeDeclaration)] = []
    for file in files.indices {
      for (number, declaration) in files[file].declarations.enumerated()
      where declaration.kind != .extension {
        parts.append((.init(file: file, declaration: number), declaration))
      }
    }
    for (part, declaration) in parts { addType(declaration, [part]) }
  }

  private mutating func addType(_ declaration: TypeDeclaration, _ parts: [SourceType.Part]) {
    let id = types.count
    let file = files[parts[0].file]
    types.append(
      SourceType(
        id: id,
        name: declaration.name,
        qualifiedName: declaration.qualifiedName,
        kind: declaration.kind,
        parts: parts,
        isTest: file.isTest
      )
    )
    if declaration.kind != .extension {
      index.add(
        id,
        qualifiedName: declaration.qualifiedName,
        path: file.path,
        isFilePrivate: declaration.outer == nil
          && (declaration.has(modifier: "private") || declaration.has(modifier: "fileprivate"))
      )
    }
    for part in parts { typeOfPart[part] = id }
  }

  private mutating func collectExtensions() {
    var added: [Int: [SourceType.Part]] = [:]
    for file in files.indices {
      for (number, declaration) in files[file].declarations.enumerated()
      where declaration.kind == .extension {
        let part = SourceType.Part(file: file, declaration: number)
        let path = files[file].path
        if let id = index.nearest(qualifiedName: declaration.qualifiedName, to: path) {
          added[id, default: []].append(part)
          typeOfPart[part] = id
        } else {
          addType(declaration, [part])
        }
      }
    }
    for (id, parts) in added {
      types[id] = types[id].adding(parts)
    }
  }

  private mutating func collectAliases() {
    for declaration in files.lazy.flatMap(\.declarations) {
      let members = declaration.members
      for name in members.typealiases + members.associatedTypes + declaration.genericParameters {
        index.addAlias("\(declaration.qualifiedName).\(name)")
      }
    }
  }

  private mutating func linkSupertypes(of id: Int) {
    let type = types[id]
    if let outer = declaration(of: type.parts[0]).outer {
      types[id].outer = typeOfPart[.init(file: type.parts[0].file, declaration: outer)]
    }
    var supertypes: [Int] = []
    for (declaration, file) in declarations(of: type) {
      // A nested type of the same name does not enclose the type itself.
      let scope =
        declaration.qualifiedName.lastIndex(of: ".")
        .map { String(declaration.qualifiedName[..<$0]) } ?? ""
      for name in declaration.inherits + declaration.selfRequirements {
        guard let found = index.resolve(name.name, in: scope, path: file.path), found != id,
          !supertypes.contains(found)
        else { continue }
        supertypes.append(found)
      }
    }
    types[id].supertypes = supertypes
  }
}

extension SourceType {
  fileprivate func adding(_ more: [Part]) -> SourceType {
    var type = SourceType(
      id: id,
      name: name,
      qualifiedName: qualifiedName,
      kind: kind,
      parts: parts + more,
      isTest: isTest
    )
    type.role = role
    return type
  }
}
