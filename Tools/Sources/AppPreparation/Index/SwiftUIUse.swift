import SwiftSyntax

/// The declarations of SwiftUI in a module that only previews and each other use.
///
/// These are types that conform to its protocols or are generic over them, and extensions of both. A
/// declaration stays if code that is not of SwiftUI names it.
struct SwiftUIUse: Sendable {
  /// The offsets of the declarations that can be removed, by the numbers of their files.
  let unused: [Int: Set<Int>]
  /// The types of the module among them.
  let types: Set<String>

  /// - Parameters:
  ///   - files: The files of the module.
  ///   - absent: The types of SwiftUI that were removed from modules that it imports.
  init(in files: [ParsedFile], without absent: Set<String>) {
    guard !absent.isEmpty || files.contains(where: { $0.tree?.importsSwiftUI == true }) else {
      unused = [:]
      types = []
      return
    }
    var all = files.enumerated().flatMap { number, file in
      file.tree.map { Self.declarations(in: $0, file: number) } ?? []
    }
    let types = absent.union(all.filter { $0.kind == .swiftUI }.compactMap(\.type))
    for (number, declaration) in all.enumerated() where declaration.kind == .other {
      if let type = declaration.type, types.contains(type) { all[number].kind = .swiftUI }
    }
    var removed = all.filter { $0.kind != .other }
    var used = all.filter { $0.kind == .other }.reduce(into: Set<String>()) {
      $0.formUnion($1.names)
    }
    while let kept = removed.firstIndex(where: { $0.isNeeded(by: used) }) {
      used.formUnion(removed.remove(at: kept).names)
    }
    unused = Dictionary(grouping: removed, by: \.file).mapValues { Set($0.map(\.offset)) }
    self.types = Set(removed.compactMap(\.type)).subtracting(SwiftUINames.extended)
  }

  private struct Declaration {
    enum Kind { case preview, swiftUI, other }

    var kind: Kind
    let file: Int
    let offset: Int
    /// The type of SwiftUI that is declared, or any type that is extended; nil for other declarations.
    let type: String?
    /// The identifiers in the declaration.
    let names: Set<String>

    func isNeeded(by used: Set<String>) -> Bool {
      kind == .swiftUI && type.map(used.contains) == true
    }
  }

  private static func declarations(in tree: SourceFileSyntax, file: Int) -> [Declaration] {
    let importsSwiftUI = tree.importsSwiftUI
    return tree.statements.flattened.compactMap { item in
      guard !item.is(ImportDeclSyntax.self) else { return nil }
      let head = importsSwiftUI ? item.swiftUIHead : nil
      return Declaration(
        kind: item.isPreviewDeclaration ? .preview : head == nil ? .other : .swiftUI,
        file: file,
        offset: item.trimmedRange.lowerBound,
        type: head ?? item.as(ExtensionDeclSyntax.self)?.extendedType.typeName,
        names: item.identifiers
      )
    }
  }
}

extension SourceFileSyntax {
  fileprivate var importsSwiftUI: Bool {
    statements.flattened.contains { $0.as(ImportDeclSyntax.self)?.moduleName == "SwiftUI" }
  }
}

extension CodeBlockItemListSyntax {
  /// The items, those inside of `#if` included.
  fileprivate var flattened: [Syntax] {
    flatMap { item -> [Syntax] in
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else {
        return [Syntax(item.item)]
      }
      return condition.clauses.flatMap { clause -> [Syntax] in
        guard case .statements(let items) = clause.elements else { return [] }
        return items.flattened
      }
    }
  }
}

extension Syntax {
  fileprivate var isPreviewDeclaration: Bool {
    self.as(StructDeclSyntax.self)?.isPreview == true
      || self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }

  /// The name of a type that is one of SwiftUI by a protocol, or that extends a type of SwiftUI.
  fileprivate var swiftUIHead: String? {
    guard let group = asProtocol((any DeclGroupSyntax).self) else { return nil }
    if let type = self.as(ExtensionDeclSyntax.self)?.extendedType.typeName {
      return SwiftUINames.extended.contains(type) || group.conformsToSwiftUI ? type : nil
    }
    return group.conformsToSwiftUI || isGenericOverSwiftUI
      ? asProtocol((any NamedDeclSyntax).self)?.name.text : nil
  }

  private var isGenericOverSwiftUI: Bool {
    guard let generic = asProtocol((any WithGenericParametersSyntax).self) else { return false }
    let bounds =
      (generic.genericParameterClause?.parameters.compactMap(\.inheritedType) ?? [])
      + (generic.genericWhereClause?.requirements ?? []).compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)?.rightType
      }
    return bounds.contains(where: \.isSwiftUIProtocol)
  }

  fileprivate var identifiers: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var conformsToSwiftUI: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.isSwiftUIProtocol } ?? false
  }
}

extension TypeSyntax {
  fileprivate var isSwiftUIProtocol: Bool {
    SwiftUINames.protocols.contains(typeName.split(separator: ".").last.map(String.init) ?? "")
  }
}
