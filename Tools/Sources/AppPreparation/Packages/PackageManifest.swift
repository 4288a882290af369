import SwiftParser
import SwiftSyntax

/// What the text of a `Package.swift` declares.
///
/// The manifest is not executed: names and paths that it computes are not found.
package struct PackageManifest: Sendable {
  /// A target with sources in Swift or another language.
  package struct Target: Sendable, Hashable {
    package let name: String
    package let isTest: Bool
    /// The path that the manifest names, relative to the package.
    package let path: String?
    /// The files and folders that its rules for resources name, and those that it excludes.
    package let ruledPaths: [String]
    /// The place for further resources; nil if the manifest computes them.
    let resources: ManifestResources?

    /// A Boolean value that indicates whether a copy of the manifest can name further resources.
    package var takesResources: Bool { resources != nil }
  }

  /// Another package on which this one depends.
  package enum Dependency: Sendable, Hashable {
    /// A path, absolute or relative to this package.
    case path(String)
    case url(String)
  }

  package let targets: [Target]
  /// The names of the libraries.
  package let libraries: [String]
  package let dependencies: [Dependency]
  private let bytes: [UInt8]
  private let edits: SourceEdits
  private let paths: [(range: Range<Int>, path: String)]

  /// - Parameter text: The manifest.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    // Older manifests have no resources.
    let version = text.prefixMatch(of: /\s*\/\/\s*swift-tools-version:\s*(\d+)(\.(\d+))?/)
    let numbers = version.map { (Int($0.1) ?? 0, $0.3.flatMap { Int($0) } ?? 0) }
    let reader = ManifestReader(bytes, hasResources: numbers.map { $0 >= (5, 3) } ?? false)
    reader.walk(Parser.parse(source: text))
    targets = reader.targets
    libraries = reader.libraries
    dependencies = reader.dependencies
    edits = reader.edits
    paths = reader.paths
  }

  /// Returns the manifest of a prepared copy: conditions are evaluated as on iOS, and frameworks of
  /// Apple's are not linked.
  ///
  /// - Parameters:
  ///   - resources: The paths of further resources, by the names of targets.
  ///   - place: Returns the absolute path for that of another package.
  /// - Returns: The text.
  package func prepared(
    addingResources resources: [String: [String]] = [:],
    _ place: (String) -> String
  ) -> String {
    var edits = edits
    for (range, path) in paths { edits.replace(range, with: place(path).quoted) }
    for target in targets {
      guard let paths = resources[target.name], let list = target.resources else { continue }
      edits.insert(list.addition(of: paths), at: list.offset)
    }
    return edits.text(in: 0..<bytes.count)
  }
}

/// Collects the declarations of a manifest.
private final class ManifestReader: SyntaxVisitor {
  var targets: [PackageManifest.Target] = []
  var libraries: [String] = []
  var dependencies: [PackageManifest.Dependency] = []
  var paths: [(range: Range<Int>, path: String)] = []
  var edits: SourceEdits
  private let hasResources: Bool

  init(_ bytes: [UInt8], hasResources: Bool) {
    self.hasResources = hasResources
    edits = SourceEdits(bytes)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return .visitChildren }
    switch function {
    case "target", "executableTarget", "testTarget":
      if let name = text(of: "name", in: call), !isDependency(call) {
        targets.append(
          .init(
            name: name,
            isTest: function == "testTarget",
            path: text(of: "path", in: call),
            ruledPaths: ManifestResources.ruledPaths(of: call),
            resources: hasResources ? ManifestResources(of: call) : nil
          )
        )
      }
    case "library":
      if let name = text(of: "name", in: call) { libraries.append(name) }
    case "package":
      if let path = argument("path", of: call), let value = Self.text(path.expression) {
        dependencies.append(.path(value))
        paths.append((range(of: path.expression), value))
      } else if let url = text(of: "url", in: call) {
        dependencies.append(.url(url))
      }
    case "linkedFramework":
      if let element = call.parent?.as(ArrayElementSyntax.self) { edits.remove(range(of: element)) }
    case "when":
      evaluate(call)
    default: break
    }
    return .visitChildren
  }

  /// Removes a condition that iOS fulfils.
  private func evaluate(_ condition: FunctionCallExprSyntax) {
    guard let platforms = argument("platforms", of: condition),
      let names = platforms.expression.as(ArrayExprSyntax.self)?.elements,
      names.contains(where: { $0.expression.trimmedDescription.hasSuffix(".iOS") })
    else { return }
    if condition.arguments.count > 1 {
      edits.remove(range(of: platforms))
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

  private static func text(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
