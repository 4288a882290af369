/// The types of a module and their members, as far as the preparation needs them.
package struct ModuleIndex: Sendable {
  private(set) var types: [String: TypeFact] = [:]
  private let optionalNames: Set<String>
  private let optionalMethods: Set<String>
  /// Whether a type of the module has a function `description()` of its own.
  let namesTypesItself: Bool
  /// The protocols with optional requirements of the modules that this one can import.
  private let importedProtocols: [String: TypeFact]
  /// The names of types of blocks.
  var blockAliases: Set<String> = []
  /// The names of associated types that are subclasses of Apple's classes.
  var classAssociates: Set<String> = []
  /// The types of SwiftUI that were removed from the module.
  var absentTypes: Set<String> = []
  /// The full names of methods that the module uses as values.
  var referencedMethods: Set<String> = []
  /// Those that the modules of `importedProtocols` use as values.
  private let referencedElsewhere: Set<String>

  /// - Parameters:
  ///   - facts: The types of each file.
  ///   - imported: The modules that this one can import.
  init(_ facts: [[String: TypeFact]], importing imported: [ModuleIndex] = []) {
    var types: [String: TypeFact] = [:]
    for (name, fact) in facts.joined() {
      types[name, default: TypeFact(name: name)].merge(fact)
    }
    let protocols = imported.flatMap(\.protocolsWithOptionalRequirements).map { ($0.name, $0) }
    importedProtocols = Dictionary(protocols, uniquingKeysWith: { _, last in last })
    referencedElsewhere = imported.reduce(into: []) { $0.formUnion($1.referencedMethods) }
    let optional = (Array(types.values) + importedProtocols.values)
      .filter { $0.kind == .protocol }.flatMap { $0.methods.filter(\.isOptional) }
    optionalNames = Set(optional.map(\.name))
    optionalMethods = Set(optional.map(\.fullName))
    namesTypesItself = types.values.contains { fact in
      fact.methods.contains { $0.isStatic && $0.fullName == "description()" }
    }
    self.types = types
  }

  /// The names of the types that the module declares or extends.
  package var typeNames: Set<String> { Set(types.keys) }

  /// The public classes that can start an app, without those that others inherit.
  package var appDelegates: [String] {
    let classes = types.values.filter { fact in
      fact.kind == .class && fact.isPublic && !fact.isGeneric
        && chain(of: fact.name).contains { $0.inherits.contains("UIApplicationDelegate") }
    }
    let inherited = Set(classes.compactMap { superclass(of: $0)?.name })
    return classes.map(\.name).filter { !inherited.contains($0) }.sorted()
  }

  private var protocolsWithOptionalRequirements: [TypeFact] {
    types.values.filter {
      $0.kind == .protocol
        && ($0.methods.contains(where: \.isOptional) || !$0.optionalProperties.isEmpty)
    }
  }

  /// Whether the module of a protocol uses one of its methods as a value.
  func references(_ method: MethodFact, of proto: TypeFact) -> Bool {
    let references = types[proto.name] == nil ? referencedElsewhere : referencedMethods
    return references.contains(method.fullName) || references.contains(method.name)
  }

  /// Returns the type that a name means inside of a type: the innermost one.
  func type(named name: String, in context: String?) -> TypeFact? {
    var scope = context
    while let current = scope {
      if let found = types["\(current).\(name)"] { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return types[name] ?? importedProtocols[name]
  }

  /// The type and its superclasses in the module, the type first.
  func chain(of name: String) -> [TypeFact] {
    var chain: [TypeFact] = []
    var seen: Set<String> = []
    var next = types[name]
    while let current = next, seen.insert(current.name).inserted {
      chain.append(current)
      next = superclass(of: current)
    }
    return chain
  }

  func superclass(of fact: TypeFact) -> TypeFact? {
    guard fact.kind == .class else { return nil }
    let outer = fact.name.lastIndex(of: ".").map { String(fact.name[..<$0]) }
    return fact.inherits.lazy
      .compactMap { type(named: $0, in: outer) }
      .first { $0.kind == .class || $0.kind == nil }
  }

  /// Returns the protocols of the module to which a type, but not its superclass, is declared to
  /// conform, those that they refine included.
  func protocols(of fact: TypeFact) -> [TypeFact] {
    var found: [TypeFact] = []
    var seen: Set<String> = []
    var open = fact.inherits
    while let name = open.popLast() {
      guard let candidate = type(named: name, in: fact.name), candidate.kind == .protocol,
        seen.insert(candidate.name).inserted
      else { continue }
      found.append(candidate)
      open += candidate.inherits
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the methods with a name that code inside of a type can mean: those of the type and its
  /// superclasses.
  func methods(named name: String, of type: String) -> [MethodFact] {
    chain(of: type).flatMap(\.methods).filter { $0.name == name }
  }

  /// Returns the methods of objects that Objective-C knows by a selector's name, with their types.
  func exposedMethods(withSelector name: String) -> [(type: String, method: MethodFact)] {
    types.values.filter { $0.kind != .protocol }.flatMap { fact in
      fact.methods
        .filter { $0.isExposed && !$0.isStatic && !$0.isOverride && $0.selectorName == name }
        .map { (fact.name, $0) }
    }
  }

  /// Returns whether a protocol of the module has an optional requirement with a name.
  func hasOptionalRequirement(named name: String) -> Bool { optionalNames.contains(name) }

  var hasOptionalRequirements: Bool { !optionalNames.isEmpty }

  /// Returns whether a protocol of the module has an optional requirement with a full name.
  func hasOptionalRequirement(withFullName name: String) -> Bool { optionalMethods.contains(name) }
}

extension TypeFact {
  fileprivate mutating func merge(_ other: TypeFact) {
    kind = kind ?? other.kind
    isGeneric = isGeneric || other.isGeneric
    isPublic = isPublic || other.isPublic
    isHidden = isHidden || other.isHidden
    bodies += other.bodies
    properties.merge(other.properties) { own, _ in own }
  }
}
