import SwiftParser
import SwiftSyntax

/// The place of a target's resources in a manifest.
///
/// Xcode makes resources of asset catalogues, storyboards and the like that no rule names, and SwiftPM
/// ignores them: a prepared manifest names them.
struct ManifestResources: Sendable, Hashable {
  private enum Place: Hashable {
    /// The end of a list, after an element without a comma or not.
    case list(needsComma: Bool)
    /// The end of the argument before.
    case argument
  }

  let offset: Int
  private let place: Place

  /// Finds the place; nil if an expression computes the resources.
  init?(of target: FunctionCallExprSyntax) {
    let resources = target.arguments.first { $0.label?.text == "resources" }
    if let resources {
      guard let list = resources.expression.as(ArrayExprSyntax.self) else { return nil }
      let last = list.elements.last
      offset = last?.trimmedRange.upperBound ?? list.leftSquare.trimmedRange.upperBound
      place = .list(needsComma: last.map { $0.trailingComma == nil } ?? false)
    } else {
      guard let argument = target.arguments.last(where: { Self.isBefore($0.label?.text) }) else {
        return nil
      }
      offset = argument.expression.trimmedRange.upperBound
      place = .argument
    }
  }

  /// Returns what is inserted for resources at some paths.
  func addition(of paths: [String]) -> String {
    let rules = paths.map { ".process(\($0.quoted))" }.joined(separator: ", ")
    switch place {
    case .list(let needsComma): return "\(needsComma ? ", " : " ")\(rules)"
    case .argument: return ", resources: [\(rules)]"
    }
  }

  /// The paths in a target's rules for resources, and those that it excludes.
  static func ruledPaths(of target: FunctionCallExprSyntax) -> [String] {
    target.arguments.filter { ["resources", "exclude"].contains($0.label?.text) }
      .flatMap { texts(in: Syntax($0.expression)) }
  }

  private static func texts(in node: Syntax) -> [String] {
    if let text = node.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue.map { [$0] } ?? []
    }
    return node.children(viewMode: .sourceAccurate).flatMap(texts)
  }

  /// Whether an argument of a target is before its resources.
  private static func isBefore(_ label: String?) -> Bool {
    ["name", "dependencies", "path", "exclude", "sources"].contains(label)
  }
}
