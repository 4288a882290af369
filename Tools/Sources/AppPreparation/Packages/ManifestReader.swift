import SwiftParser
import SwiftSyntax

/// Collects the declarations of a manifest.
final class ManifestReader: SyntaxVisitor {
  var name: String?
  var targets: [PackageManifest.Target] = []
  var otherModules: [String] = []
  var libraries: [String] = []
  var dependencies: [(dependency: PackageManifest.Dependency, range: Range<Int>)] = []
  /// The place for further dependencies.
  var packages: ManifestList?
  var edits: SourceEdits
  private let hasResources: Bool

  init(_ bytes: [UInt8], hasResources: Bool) {
    self.hasResources = hasResources
    edits = SourceEdits(bytes)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" {
      name = text(of: "name", in: call)
      packages = ManifestList(
        "dependencies",
        of: call,
        after: [
          "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products",
          "traits",
        ]
      )
    }
    guard
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    switch function {
    case "target", "executableTarget", "testTarget":
      if !isDependency(call) { readTarget(call, isTest: function == "testTarget") }
    case "macro", "systemLibrary":
      if let name = text(of: "name", in: call) { otherModules.append(name) }
    case "library":
      if let name = text(of: "name", in: call) { libraries.append(name) }
    case "package": readPackage(call)
    case "linkedFramework":
      if let element = call.parent?.as(ArrayElementSyntax.self) {
        edits.remove(element.trimmedRange)
      }
    case "when":
      evaluate(call)
    default: break
    }
    return .visitChildren
  }

  private func readTarget(_ call: FunctionCallExprSyntax, isTest: Bool) {
    guard let name = text(of: "name", in: call) else { return }
    let resources = ManifestList(
      "resources",
      of: call,
      after: ["name", "dependencies", "path", "exclude", "sources"]
    )
    targets.append(
      .init(
        name: name,
        isTest: isTest,
        path: text(of: "path", in: call),
        ruledPaths: ["exclude", "resources"].flatMap { label in
          argument(label, of: call).map { Self.texts(in: Syntax($0.expression)) } ?? []
        },
        sourcePaths: argument("sources", of: call)?.expression.as(ArrayExprSyntax.self)
          .map { Self.texts(in: Syntax($0)) },
        dependencies: argument("dependencies", of: call).map(Self.names) ?? [],
        resources: hasResources ? resources : nil,
        element: call.parent?.as(ArrayElementSyntax.self)?.trimmedRange
      )
    )
  }

  private func readPackage(_ call: FunctionCallExprSyntax) {
    if let path = argument("path", of: call), let value = Self.text(path.expression) {
      dependencies.append((.path(value), path.expression.trimmedRange))
    } else if let url = argument("url", of: call), let value = Self.text(url.expression) {
      // A package that is named by path has no requirement.
      let requirement = call.arguments.last { $0.label?.text != "traits" } ?? url
      let end = requirement.expression.trimmedRange.upperBound
      dependencies.append((.url(value), url.trimmedRange.lowerBound..<end))
    }
  }

  /// Removes a condition that iOS fulfils.
  private func evaluate(_ condition: FunctionCallExprSyntax) {
    guard let platforms = argument("platforms", of: condition),
      let names = platforms.expression.as(ArrayExprSyntax.self)?.elements,
      names.contains(where: { $0.expression.trimmedDescription.hasSuffix(".iOS") })
    else { return }
    if condition.arguments.count > 1 {
      edits.remove(platforms.trimmedRange)
    } else if let argument = condition.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let index = list.index(of: argument), index != list.startIndex
    {
      // With the comma before it.
      let comma = list[list.index(before: index)].trailingComma
      let start = comma?.positionAfterSkippingLeadingTrivia ?? argument.position
      edits.remove(start.utf8Offset..<argument.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// Whether a call names a target on which another one depends.
  private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node {
      if current.as(LabeledExprSyntax.self)?.label?.text == "dependencies" { return true }
      node = current.parent
    }
    return false
  }

  private func argument(
    _ label: String,
    of call: FunctionCallExprSyntax
  ) -> LabeledExprSyntax? {
    call.arguments.first { $0.label?.text == label }
  }

  private func text(of label: String, in call: FunctionCallExprSyntax) -> String? {
    argument(label, of: call).flatMap { Self.text($0.expression) }
  }

  /// The names of targets and products in the dependencies of a target.
  private static func names(in dependencies: LabeledExprSyntax) -> [String] {
    (dependencies.expression.as(ArrayExprSyntax.self)?.elements ?? []).compactMap { element in
      let named = element.expression.as(FunctionCallExprSyntax.self)?.arguments
        .first { $0.label?.text == "name" }
      return text(named?.expression ?? element.expression)
    }
  }

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private static func texts(in node: Syntax) -> [String] {
    if let text = node.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue.map { [$0] } ?? []
    }
    return node.children(viewMode: .sourceAccurate).flatMap(texts)
  }
}
