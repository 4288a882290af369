import AppPreparation
import SourceModel

/// Finds members that a type of the runtime does not have, where the source names the type: overrides,
/// `Type.member` and `Type(label: value)`.
struct MissingMembers {
  typealias Use = (file: PreparedFile, name: String, place: Place)

  private(set) var uses: [Use] = []
  private let types: DeclaredTypes
  /// Names that are nowhere declared are reported as such.
  private let names: Set<String>
  private var known: [String: Set<Substring>?] = [:]

  /// - Parameters:
  ///   - modules: The prepared modules.
  ///   - isComplete: Whether they are all but those of the runtime.
  ///   - declarations: What the runtime declares.
  init(in modules: [PreparedModule], isComplete: Bool, of declarations: RuntimeDeclarations) {
    types = declarations.types
    names = declarations.names
    for module in modules { findOverrides(in: module) }
    // Another package may extend the types.
    guard isComplete else { return }
    let files = modules.flatMap(\.files)
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
    let extended = modules.reduce(into: Set<String>()) { $0.formUnion($1.index.typeNames) }
    for file in files where !file.imports.contains(where: \.isMissing) {
      findUses(in: file, declared, extended)
    }
  }

  private mutating func members(of type: String) -> Set<Substring>? {
    if let known = known[type] { return known }
    let members = types.members(of: type)
    known[type] = members
    return members
  }

  // MARK: - Overrides

  private mutating func findOverrides(in module: PreparedModule) {
    for override in module.overrides {
      guard let members = members(of: override.superclass),
        !members.contains(override.name[...])
      else { continue }
      let name = "override of \(override.superclass).\(override.name)"
      uses.append((module.files[override.file], name, override.place))
    }
  }

  // MARK: - Uses

  private mutating func findUses(
    in file: PreparedFile,
    _ declared: Set<String>,
    _ extended: Set<String>
  ) {
    for use in file.names.ofTypes where !declared.contains(use.type) {
      guard let members = members(of: use.type) else { continue }
      if let member = use.member {
        guard names.contains(member), !declared.contains(member),
          !members.contains(where: { $0.baseName == member })
        else { continue }
        uses.append((file, "\(use.type).\(member)", use.place))
      } else if !extended.contains(use.type), !use.labels.isEmpty, names.isSuperset(of: use.labels),
        !members.contains(where: { $0.isInitializer(taking: use.labels) })
      {
        let labels = use.labels.map { "\($0):" }.joined()
        uses.append((file, "\(use.type).init(\(labels))", use.place))
      }
    }
  }
}

extension Substring {
  /// The name without labels.
  fileprivate var baseName: Substring { prefix { $0 != "(" } }

  /// Whether it is an initializer with these labels, in this order, possibly among others.
  fileprivate func isInitializer(taking labels: [String]) -> Bool {
    guard hasPrefix("init(") else { return false }
    var rest = dropFirst("init(".count).split(separator: ":")[...]
    return labels.allSatisfy { label in
      guard let place = rest.firstIndex(where: { $0 == label }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
