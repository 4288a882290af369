/// The files and types of a project.
package struct Project: Sendable {
  /// The Swift files that parse, sorted by path.
  package internal(set) var files: [SourceFile]
  /// Storyboards and xibs.
  package let interfaces: [InterfaceFile]
  /// Files that could not be read, or do not parse.
  package internal(set) var skipped: [SkippedFile]
  package internal(set) var types: [SourceType] = []
  /// The configuration of the root.
  package let configuration: Configuration
  var index = TypeIndex()

  /// A Boolean value that indicates whether all files were read and parse.
  package var isComplete: Bool { skipped.isEmpty }

  package func file(of part: SourceType.Part) -> SourceFile { files[part.file] }

  package func declaration(of part: SourceType.Part) -> TypeDeclaration {
    files[part.file].declarations[part.declaration]
  }

  /// Returns the declarations of a type with their files.
  package func declarations(of type: SourceType) -> [(TypeDeclaration, SourceFile)] {
    type.parts.map { (declaration(of: $0), file(of: $0)) }
  }

  /// Returns the type that a declaration belongs to.
  package func type(ofDeclaration declaration: Int, inFile file: Int) -> SourceType? {
    typeOfPart[.init(file: file, declaration: declaration)].map { types[$0] }
  }

  /// Finds the type that a name refers to in a declaration.
  ///
  /// - Parameters:
  ///   - name: The name as written, with those of outer types.
  ///   - scope: The qualified name of the declaration that contains the name.
  ///   - file: The file of the declaration.
  /// - Returns: Nil for types that the project does not declare.
  package func resolve(_ name: String, in scope: String, of file: SourceFile) -> SourceType? {
    index.resolve(name, in: scope, path: file.path).map { types[$0] }
  }

  /// Returns the type and all of its supertypes that the project declares, without duplicates.
  package func lineage(of type: SourceType) -> [SourceType] {
    var found = [type]
    var seen: Set<Int> = [type.id]
    var next = 0
    while next < found.count {
      for id in found[next].supertypes where seen.insert(id).inserted { found.append(types[id]) }
      next += 1
    }
    return found
  }

  /// Returns whether a type, or one of its supertypes, has one of the names in its inheritance
  /// clause.
  package func inherits(_ type: SourceType, _ names: Set<String>) -> Bool {
    lineage(of: type).contains { ancestor in
      declarations(of: ancestor).contains { declaration, _ in
        declaration.inherits.contains { names.contains($0.simple) }
      }
    }
  }

  /// Returns whether a type, or one of its supertypes, inherits a type that the project does not
  /// declare.
  package func inheritsForeignTypes(_ type: SourceType, except known: Set<String>) -> Bool {
    lineage(of: type).contains { ancestor in
      declarations(of: ancestor).contains { declaration, file in
        declaration.inherits.contains { name in
          !known.contains(name.simple)
            && resolve(name.name, in: declaration.qualifiedName, of: file) == nil
        }
      }
    }
  }

  var typeOfPart: [SourceType.Part: Int] = [:]
}
