import SwiftSyntax

/// `T()` and `type.init()` where the class is known only at run time.
///
/// On iOS every class of Objective-C can be made by `init()`; Swift's initializers would have to be
/// `required` for that, which those of UIKit are not.
struct NewInstances {
  /// The names of constants, variables and parameters whose type is that of a class.
  private let metatypes: Set<Substring>

  /// - Complexity: O(n) for n bytes of the file.
  init(in file: String) {
    guard file.contains(".Type") else {
      metatypes = []
      return
    }
    let cast = /(\w+)\s*(?::[^=\n]*)?=[^=\n][^\n]*\bas[?!]\s*(?:UI|NS|CA)[A-Z]\w*\.Type\b/
    let declared = /(\w+)\s*:\s*(?:UI|NS|CA)[A-Z]\w*\.Type\b/
    metatypes = Set(file.matches(of: cast).map(\.1) + file.matches(of: declared).map(\.1))
  }

  /// - Parameters:
  ///   - call: A call.
  ///   - associates: The names of associated types that are subclasses of Apple's classes.
  /// - Returns: The replacements in a call that makes an object of a class that is known at run time.
  func replacements(
    in call: FunctionCallExprSyntax,
    _ associates: Set<String>
  ) -> [Replacement] {
    guard call.arguments.isEmpty, call.trailingClosure == nil, let type = madeType(of: call),
      metatypes.contains(type[...]) || associates.contains(type)
        || Self.isGenericClass(type, at: Syntax(call))
    else { return [] }
    let metatype = metatypes.contains(type[...]) ? type : "\(type).self"
    return [Replacement(call, "_makeInstance(of: \(metatype))", .instance)]
  }

  /// The name before the parentheses or `.init`, or the type of the function whose result is `.init()`; a
  /// metatype needs `.init`.
  private func madeType(of call: FunctionCallExprSyntax) -> String? {
    let called = call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return metatypes.contains(name[...]) ? nil : name
    }
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    guard let base = member.base else { return Self.resultType(of: call) }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The type of the function or property whose result a call is; nil for other calls.
  private static func resultType(of call: FunctionCallExprSyntax) -> String? {
    var node = call.parent
    if let statement = node?.as(ReturnStmtSyntax.self) { node = statement.parent }
    guard let block = node?.as(CodeBlockItemSyntax.self)?.parent?.parent else { return nil }
    if let function = block.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.trimmedDescription
    }
    return block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
  }

  /// Whether a name is a generic parameter, of a declaration around a place, for subclasses of a class of
  /// Apple's.
  private static func isGenericClass(_ name: String, at place: Syntax) -> Bool {
    var node = place.parent
    while let current = node {
      let generic = current.asProtocol((any WithGenericParametersSyntax).self)
      if let parameters = generic?.genericParameterClause?.parameters,
        let parameter = parameters.first(where: { $0.name.text == name })
      {
        let required = generic?.genericWhereClause?.requirements
          .compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
          .first { $0.leftType.trimmedDescription == name }?.rightType
        return (parameter.inheritedType ?? required)?.isAppleClass == true
      }
      node = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  /// Whether the name of the type is that of a class of Apple's.
  var isAppleClass: Bool { trimmedDescription.wholeMatch(of: /(UI|NS|CA)[A-Z]\w*/) != nil }
}
