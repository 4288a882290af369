import SwiftParser
import SwiftSyntax

/// A list that is an argument of a call in a manifest, to which a copy adds elements.
struct ManifestList: Sendable, Hashable {
  private enum Place: Hashable {
    /// The end of a list, after an element without a comma or not.
    case list(needsComma: Bool)
    /// The end of the argument before.
    case argument
  }

  let offset: Int
  private let label: String
  private let place: Place

  /// Finds the place; nil if an expression computes the list.
  ///
  /// - Parameters:
  ///   - label: The label of the argument.
  ///   - call: The call.
  ///   - earlier: The labels of the arguments that may stand before it.
  init?(_ label: String, of call: FunctionCallExprSyntax, after earlier: Set<String>) {
    self.label = label
    if let argument = call.arguments.first(where: { $0.label?.text == label }) {
      guard let list = argument.expression.as(ArrayExprSyntax.self) else { return nil }
      let last = list.elements.last
      offset = last?.trimmedRange.upperBound ?? list.leftSquare.trimmedRange.upperBound
      place = .list(needsComma: last.map { $0.trailingComma == nil } ?? false)
    } else {
      let before = call.arguments.last { $0.label.map { earlier.contains($0.text) } ?? false }
      guard let before else { return nil }
      offset = before.expression.trimmedRange.upperBound
      place = .argument
    }
  }

  /// Returns what is inserted for further elements.
  func addition(of elements: [String]) -> String {
    let elements = elements.joined(separator: ", ")
    switch place {
    case .list(let needsComma): return "\(needsComma ? ", " : " ")\(elements)"
    case .argument: return ", \(label): [\(elements)]"
    }
  }
}
