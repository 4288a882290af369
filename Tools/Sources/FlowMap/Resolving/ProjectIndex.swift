/// All types of a project by name, with their members from all files.
struct ProjectIndex {
  struct Entry {
    var name: String
    var kind: TypeFacts.Kind
    var file: Int
    var offset: SourceOffset
    var genericParameters: [String] = []
    var attributes: [String] = []
    /// As written.
    var inherits: [String] = []
    var properties: [String: Property] = [:]
    /// Indices into the functions of the index.
    var functions: [Int] = []
    var functionsByName: [String: [Int]] = [:]
    var cases: [TypeFacts.EnumCase] = []
    /// Types of the project that are named in the inheritance clauses.
    var parents: [Int] = []
    /// Names in the inheritance clauses that no type of the project has.
    var foreignParents: [String] = []

    var simpleName: String {
      name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
  }

  struct Property {
    var type: String?
    /// An index into the functions of the index.
    var function: Int?
    var isWeak: Bool
  }

  struct Function {
    var facts: FunctionFacts
    /// Nil for a function outside of types.
    var type: Int?
    var file: Int
  }

  /// The project's files, and then those of the kit.
  let files: [FileFacts]
  /// The number of the project's files.
  let ownFileCount: Int
  private(set) var types: [Entry] = []
  private(set) var functions: [Function] = []
  private(set) var freeFunctions: [String: [Int]] = [:]
  /// Types that inherit from or conform to a type, directly.
  private(set) var children: [Int: [Int]] = [:]
  /// The possible names of the files' modules: `ContactsModel` also for `Contacts/Model`.
  private let modules: [Set<String>]
  private var byName: [String: [Int]] = [:]
  private var bySimpleName: [String: [Int]] = [:]
  private var aliases: [String: [(type: String, file: Int)]] = [:]

  init(_ ownFiles: [FileFacts]) {
    let files = ownFiles + KitCoordinators.facts(besides: ownFiles)
    self.files = files
    ownFileCount = ownFiles.count
    modules = files.map { file in
      let folders = file.path.split(separator: "/").dropLast().map { String($0) }
      return Set(folders + zip(folders, folders.dropFirst()).map { $0 + $1 })
    }
    for (file, facts) in files.enumerated() {
      for alias in facts.aliases { aliases[alias.name, default: []].append((alias.type, file)) }
      for type in facts.types where type.kind != .extension { declare(type, in: file) }
      for function in facts.functions {
        freeFunctions[function.name, default: []].append(functions.count)
        functions.append(Function(facts: function, type: nil, file: file))
      }
    }
    for (file, facts) in files.enumerated() {
      for type in facts.types where type.kind == .extension {
        if let known = find(type.name, near: file) {
          add(type, to: known, in: file)
        } else {
          // An extension of an external type, whose members are found by its name.
          declare(type, in: file)
        }
      }
    }
    for type in types.indices { link(type) }
  }

  private mutating func declare(_ facts: TypeFacts, in file: Int) {
    let id = types.count
    types.append(
      Entry(
        name: facts.name,
        kind: facts.kind,
        file: file,
        offset: facts.offset,
        genericParameters: facts.genericParameters,
        attributes: facts.attributes
      )
    )
    byName[facts.name, default: []].append(id)
    bySimpleName[types[id].simpleName, default: []].append(id)
    add(facts, to: id, in: file)
  }

  private mutating func add(_ facts: TypeFacts, to id: Int, in file: Int) {
    let first = functions.count
    for function in facts.functions {
      types[id].functions.append(functions.count)
      if !function.isAccessor {
        types[id].functionsByName[function.name, default: []].append(functions.count)
      }
      functions.append(Function(facts: function, type: id, file: file))
    }
    for property in facts.properties {
      types[id].properties[property.name] = Property(
        type: property.type,
        function: property.function.map { $0 + first },
        isWeak: property.isWeak
      )
    }
    types[id].inherits += facts.inherits
    types[id].cases += facts.cases
  }

  /// The extensions of classes from which all view controllers derive.
  private var controllerExtensions: [Int] {
    ["UIViewController", "UIResponder", "NSObject"].flatMap { byName[$0] ?? [] }
      .filter { types[$0].kind == .extension }
  }

  private mutating func link(_ id: Int) {
    if types[id].kind == .class,
      types[id].inherits.contains(where: { Self.isControllerName(TypeText($0).base) })
    {
      for parent in controllerExtensions where parent != id {
        types[id].parents.append(parent)
        children[parent, default: []].append(id)
      }
    }
    for name in types[id].inherits {
      let found = lookup(name, from: id).filter { $0 != id }
      if found.isEmpty {
        types[id].foreignParents.append(TypeText(name).base)
      }
      for parent in found where !types[id].parents.contains(parent) {
        types[id].parents.append(parent)
        children[parent, default: []].append(id)
      }
    }
  }
}

// MARK: - Finding types

extension ProjectIndex {
  /// Returns the types that a written type names: none, one, or those of a composition.
  func lookup(_ text: String, from type: Int) -> [Int] {
    lookup(text, scope: types[type].name, file: types[type].file)
  }

  /// Returns the types that a written type names.
  /// - Parameters:
  ///   - text: As written.
  ///   - scope: The qualified name of the type around it; may be empty.
  ///   - file: The index of the file.
  /// - Returns: None, one, or those of a composition.
  func lookup(_ text: String, scope: String, file: Int) -> [Int] {
    let base = TypeText(text).base
    if base.contains("&") {
      return base.split(separator: "&").flatMap {
        lookup(String($0), scope: scope, file: file)
      }
    }
    var scope = scope[...]
    while !scope.isEmpty {
      if let found = nearest(byName["\(scope).\(base)"], to: file) { return [found] }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let found = find(base, near: file) { return [found] }
    if let alias = aliases[base]?.min(by: {
      distance($0.file, file) < distance($1.file, file)
    }), alias.type != text {
      return lookup(alias.type, scope: "", file: alias.file)
    }
    return []
  }

  private func find(_ name: String, near file: Int) -> Int? {
    if let found = nearest(byName[name], to: file) { return found }
    guard let last = name.split(separator: ".").last else { return nil }
    let candidates = bySimpleName[String(last), default: []].filter {
      let known = types[$0].name
      return known.hasSuffix(".\(name)") || name.hasSuffix(".\(known)")
    }
    return nearest(candidates, to: file)
  }

  /// Returns the candidate whose file is nearest in the folder tree.
  private func nearest(_ candidates: [Int]?, to file: Int) -> Int? {
    guard let candidates, !candidates.isEmpty else { return nil }
    if candidates.count == 1 { return candidates[0] }
    return candidates.min { distance(types[$0].file, file) < distance(types[$1].file, file) }
  }

  /// Returns the distance between a file and another one that uses it, reduced by each folder that
  /// they share and by an import of its module.
  private func distance(_ one: Int, _ other: Int) -> Int {
    guard one != other else { return -1_000 }
    let first = files[one].path.utf8
    let second = files[other].path.utf8
    var shared = 0
    for (left, right) in zip(first, second) {
      guard left == right else { break }
      if left == UInt8(ascii: "/") { shared += 1 }
    }
    return -shared - (files[other].imports.isDisjoint(with: modules[one]) ? 0 : 3)
  }

  /// Returns a type and all of the project's types that it inherits from or conforms to, nearest
  /// first.
  func lineage(_ type: Int) -> [Int] {
    var found = [type]
    var next = 0
    while next < found.count {
      for parent in types[found[next]].parents where !found.contains(parent) {
        found.append(parent)
      }
      next += 1
    }
    return found
  }

  /// Returns all types that inherit from or conform to a type, directly or not.
  func descendants(_ type: Int) -> [Int] {
    var found: [Int] = []
    var pending = children[type] ?? []
    while let next = pending.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      pending += children[next] ?? []
    }
    return found.sorted()
  }

  /// Returns the names of the external types that a type inherits from or conforms to, directly or
  /// not.
  func foreignLineage(_ type: Int) -> [String] {
    lineage(type).flatMap { types[$0].foreignParents }
  }

  func place(_ type: Int) -> SourcePlace {
    files[types[type].file].place(types[type].offset)
  }

  func place(_ offset: SourceOffset, in function: Int) -> SourcePlace {
    files[functions[function].file].place(offset)
  }
}

extension ProjectIndex {
  /// Returns the Swift file nearest to a path in the folder tree.
  func fileNearest(to path: String) -> Int {
    let shared = files.map { file in
      zip(file.path.utf8, path.utf8).prefix { $0 == $1 }.count
    }
    return shared.indices.max { shared[$0] < shared[$1] } ?? 0
  }
}
