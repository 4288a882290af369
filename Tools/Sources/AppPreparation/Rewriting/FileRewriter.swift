import SourceModel
import SwiftSyntax

/// Rewrites one file by edits, so that everything else stays as it is and lines keep their numbers.
///
/// The visitor finds the places; extensions, one per subject, write the edits, and types of their own
/// return replacements that need nothing of the visitor.
final class FileRewriter: SyntaxVisitor {
  let input: SourceInput
  let index: ModuleIndex
  let modules: AvailableModules
  let mode: LanguageMode
  /// True for a target of a Swift package.
  private let conditions: SourceConditions
  /// The offsets of declarations of SwiftUI that nothing but previews uses.
  private let unused: Set<Int>
  let lines: LineTable
  var edits: SourceEdits
  var changes: [Change] = []
  var diagnostics: [Diagnostic] = []
  /// The types whose bodies enclose the visited node, with all outer types' names.
  var context: [String] = []
  /// The functions that register members for nibs, of the types whose bodies enclose the node.
  var registrations: [[String]] = [[]]
  var registrationCount = 0
  var entryPoint: String?
  private let instances: NewInstances
  private(set) var mover: MemberMover
  private(set) var uncompiled: UncompiledTests
  var imports: [ImportUse] = []
  /// The imports of the file for names that only modules beside Foundation declare here.
  var neededModules: Set<String> = []
  /// Declarations that take the place of Foundation's in the file, by their names.
  private(set) var shadows: [String: String] = [:]
  /// The names that the file uses and declares.
  var names = UsedNames()
  /// The number of `#if` around the visited node.
  private var conditionDepth = 0
  /// The ranges of names that the copy does not have.
  private var renamed: [Range<Int>] = []
  var mentionsSwiftUI = false
  /// All names in the file.
  private var identifiers: Set<String> = []
  private var swiftUIImports: [ImportDeclSyntax] = []
  var hasPreviews = false

  init(
    _ input: SourceInput,
    in index: ModuleIndex,
    modules: AvailableModules,
    mode: LanguageMode,
    conditions: SourceConditions,
    unused: Set<Int>,
    moves: [MemberMove],
    errors: [Int: [String]]
  ) {
    self.input = input
    self.index = index
    self.modules = modules
    self.mode = mode
    self.conditions = conditions
    self.unused = unused
    instances = NewInstances(in: String(decoding: input.bytes, as: UTF8.self))
    mover = MemberMover(moves, in: input, mode: mode)
    uncompiled = UncompiledTests(errors)
    lines = LineTable(input.bytes)
    edits = SourceEdits(input.bytes)
    super.init(viewMode: .sourceAccurate)
  }

  func rewrite(_ tree: SourceFileSyntax) {
    walk(tree)
    for node in swiftUIImports { finishImportOfSwiftUI(node) }
    for number in imports.indices {
      imports[number].isUsed = ModuleNames.mayDeclare(imports[number].module, any: identifiers)
    }
  }

  /// The innermost type whose body encloses the visited node.
  var currentType: String? { context.last }

  func note(_ kind: ChangeKind, _ range: Range<Int>, became after: String = "") {
    changes.append(
      Change(
        kind: kind,
        place: lines.place(at: range.lowerBound),
        before: edits.original(range).shortened,
        after: after.shortened
      )
    )
  }

  func report(
    _ message: String,
    at node: some SyntaxProtocol,
    _ severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        path: input.path,
        place: lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        severity: severity,
        message: message
      )
    )
  }

  func replace(_ node: some SyntaxProtocol, with text: String, _ kind: ChangeKind) {
    edits.replace(node.trimmedRange, with: text)
    note(kind, node.trimmedRange, became: text)
  }

  /// Makes replacements; the copy does not have the names in their ranges.
  func carryOut(_ replacements: [Replacement], needing module: String? = nil) {
    if let module, !replacements.isEmpty { neededModules.insert(module) }
    renamed += replacements.map(\.range)
    for replacement in replacements {
      edits.replace(replacement.range, with: replacement.text)
      if let kind = replacement.kind { note(kind, replacement.range, became: replacement.text) }
    }
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, named: node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, named: node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, named: node.name.text)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, named: node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return begin(node, named: node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, named: node.extendedType.typeName, isNested: false)
  }

  private func begin(
    _ node: some DeclGroupSyntax,
    named name: String,
    isNested: Bool = true
  ) -> SyntaxVisitorContinueKind {
    if isUnused(node) {
      removePreview(node)
      return .skipChildren
    }
    let outer = isNested ? context.last : nil
    context.append((outer.map { [$0, name] } ?? [name]).joined(separator: "."))
    registrations.append([])
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { end(node) }
  override func visitPost(_ node: StructDeclSyntax) { end(node) }
  override func visitPost(_ node: EnumDeclSyntax) { end(node) }
  override func visitPost(_ node: ActorDeclSyntax) { end(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { end(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { end(node) }

  private func end(_ node: some DeclGroupSyntax) {
    guard !isUnused(node) else { return }
    registerNibMembers(of: node)
    context.removeLast()
  }

  /// Whether the declaration is a preview, or one of SwiftUI that only previews use.
  private func isUnused(_ node: some DeclGroupSyntax) -> Bool {
    unused.contains(node.trimmedRange.lowerBound)
      || node.as(StructDeclSyntax.self)?.isPreview == true
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    mover.rename(node, in: &edits)
    uncompiled.replaceBody(of: node, in: &edits, lines)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { mover.finish(node, in: &edits) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    mover.rename(node, in: &edits)
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { mover.finish(node, in: &edits) }

  // MARK: - Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    removeAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" {
      edits.remove(node.rangeWithSpaces)
      note(.attribute, node.trimmedRange)
    }
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "Preview": removePreview(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removePreview(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    if mode == .v4 { carryOut(EarlierNames.replacements(in: node)) }
    carryOut(EmptyInitializers.replacements(in: node))
    carryOut(instances.replacements(in: node, index.classAssociates), needing: "UIKit")
    carryOut(BlockCasts.replacements(in: node, to: index.blockAliases))
    carryOut(BundleCalls.replacements(in: node), needing: "UIKit")
    carryOut(ClassNames.replacements(in: node, index), needing: ClassNames.module)
    carryOut(SessionCalls.replacements(in: node), needing: SessionCalls.module)
    carryOut(PredicateCalls.replacements(in: node))
    carryOut(LocaleNames.replacements(in: node), needing: "UIKit")
    if conditionDepth == 0 { names.note(node, lines) }
    if let message = MethodExchange.message(for: node) { report(message, at: node, .warning) }
    if let string = SelectorString(node, in: index) {
      if let message = string.message {
        report(message, at: node, string.replacement == nil ? .error : .warning)
      }
      carryOut([string.replacement].compactMap(\.self), needing: "UIKit")
    }
    if node.calledExpression.trimmedDescription == "UIApplicationMain" {
      neededModules.insert("AppHosting")
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    carryOut(OptionalWindows.replacements(in: node))
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    carryOut(OptionalWindows.replacements(in: node))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if mode == .v4, let new = EarlierNames.notification(for: node) {
      replace(node, with: new, .earlierName)
      return .skipChildren
    }
    rewriteOptionalReference(node)
    carryOut(DarwinNames.replacements(in: node), needing: DarwinNames.module)
    carryOut(LocaleNames.replacements(in: node), needing: "UIKit")
    let isRenamed = mode == .v4 && EarlierNames.members[node.declName.baseName.text] != nil
    if conditionDepth == 0, !isRenamed { names.note(node, lines) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    carryOut(DarwinNames.replacements(in: node), needing: DarwinNames.module)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      carryOut(conditions.replacements(in: condition))
    }
    conditionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditionDepth -= 1 }

  // MARK: - Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.moduleName == "SwiftUI" { swiftUIImports.append(node) } else { readImport(node) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind {
      identifiers.insert(name)
      carryOut(TestNames.replacements(of: token, name), needing: TestNames.module)
      neededModules.formUnion(FoundationModules.imports(declaring: name))
      if let declaration = ShadowedMembers.declaration(for: name) {
        shadows[name] = declaration
        neededModules.insert(ShadowedMembers.module)
      }
      if SwiftUINames.all.contains(name) { mentionsSwiftUI = true }
      if mode == .v4, let new = EarlierNames.name(for: token, name) {
        replace(token, with: new, .earlierName)
      } else if !renamed.contains(where: { $0.contains(token.trimmedRange.lowerBound) }) {
        names.note(token, name, isCertain: conditionDepth == 0, lines)
      }
    }
    return .skipChildren
  }

  private func readImport(_ node: ImportDeclSyntax) {
    imports.append(ModuleImports.use(node, among: modules, lines))
    carryOut(ModuleImports.replacements(for: node, among: modules))
    // Apple's XCTest has more than that of Swift's toolchain, and exports UIKit.
    if node.moduleName == "XCTest" { neededModules.insert(TestNames.module) }
  }

  private func finishImportOfSwiftUI(_ node: ImportDeclSyntax) {
    guard hasPreviews, !mentionsSwiftUI else { return readImport(node) }
    edits.remove(node.trimmedRange)
    note(.preview, node.trimmedRange)
  }
}

extension String {
  /// The text on one line, of at most 80 characters.
  var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
