import SourceModel
import SwiftSyntax

/// A method that XCTest runs as a test.
struct TestMethodFact: Sendable {
  let name: String
  let isAsync: Bool
  /// The absolute path of its file, and the line on which it begins.
  let path: String
  let line: Int
  /// The conditions of the `#if` clauses around it, outermost first.
  let conditions: [String]
}

/// A body of a class, or of an extension, that has test methods or is of a class.
struct TestBodyFact: Sendable {
  /// The type's name with those of the enclosing types.
  let type: String
  let isExtension: Bool
  /// The conditions of the `#if` clauses around it, outermost first.
  let conditions: [String]
  var methods: [TestMethodFact] = []
}

/// Collects the methods of a file that can be tests: `test…`, without parameters and result.
final class TestCollector: SyntaxVisitor {
  private let input: SourceInput
  private let lines: LineTable
  private(set) var bodies: [TestBodyFact] = []
  /// The bodies that enclose the visited node; nil for types that have no tests.
  private var open: [(name: String, body: Int?)] = []
  /// The conditions around the visited node, as code.
  private var enclosing: [String] = []
  private let conditions: SourceConditions

  private init(_ input: SourceInput, conditions: SourceConditions) {
    self.input = input
    self.conditions = conditions
    lines = LineTable(input.bytes)
    super.init(viewMode: .sourceAccurate)
  }

  static func bodies(
    in tree: SourceFileSyntax,
    of input: SourceInput,
    conditions: SourceConditions
  ) -> [TestBodyFact] {
    let collector = TestCollector(input, conditions: conditions)
    collector.walk(tree)
    return collector.bodies
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      qualified(node.name.text),
      isExtension: false,
      hasTests: node.genericParameterClause == nil
    )
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.typeName, isExtension: true, hasTests: true)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(qualified(node.name.text), isExtension: false, hasTests: false)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(qualified(node.name.text), isExtension: false, hasTests: false)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func qualified(_ name: String) -> String {
    (open.last.map { [$0.name, name] } ?? [name]).joined(separator: ".")
  }

  private func begin(
    _ name: String,
    isExtension: Bool,
    hasTests: Bool
  ) -> SyntaxVisitorContinueKind {
    if hasTests {
      bodies.append(TestBodyFact(type: name, isExtension: isExtension, conditions: enclosing))
    }
    open.append((name, hasTests ? bodies.count - 1 : nil))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }

  // MARK: - Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = open.last?.body, node.isTest else { return .skipChildren }
    let effects = node.signature.effectSpecifiers
    bodies[body].methods.append(
      TestMethodFact(
        name: node.name.text,
        isAsync: effects?.asyncSpecifier != nil,
        path: input.path,
        line: lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        conditions: Array(enclosing.dropFirst(bodies[body].conditions.count))
      )
    )
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let condition = clause.condition.map(text) ?? "true"
      enclosing.append((earlier.map { "!(\($0))" } + ["(\(condition))"]).joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      enclosing.removeLast()
      earlier.append(condition)
    }
    return .skipChildren
  }

  /// Returns the text of a condition, whose tests of the platform are evaluated.
  private func text(of condition: ExprSyntax) -> String {
    var edits = SourceEdits(input.bytes)
    for replacement in conditions.replacements(in: condition) {
      edits.replace(replacement.range, with: replacement.text)
    }
    return edits.text(in: condition.trimmedRange).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}

extension FunctionDeclSyntax {
  /// Whether XCTest on Apple's platforms runs the method, where its class is one of tests.
  var isTest: Bool {
    let hidden: Set<String> = ["private", "fileprivate", "static", "class"]
    let result = signature.returnClause?.type.trimmedDescription
    return name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && genericParameterClause == nil
      && (result == nil || result == "Void" || result == "()")
      && !modifiers.contains { hidden.contains($0.name.text) }
      && !attributes.contains(name: "nonobjc")
  }
}
