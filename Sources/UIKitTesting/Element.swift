public import UIKitHosting

/// An element of the screen as a user or a screen reader perceives it.
public struct Element: Sendable, Equatable {
  public let id: NodeID
  public let role: Role
  /// The accessibility label; empty if there is none.
  public let label: String
  public let value: String?
  public let hint: String?
  public let isEnabled: Bool
  public let isSelected: Bool
  /// A Boolean value indicating whether it has keyboard focus.
  public let isEditing: Bool
  /// The elements that it contains, in reading order.
  public let children: [Element]

  /// This element and its descendants, in reading order.
  public var all: [Element] {
    [self] + children.flatMap(\.all)
  }
}

extension Element: CustomStringConvertible {
  /// The element as `button "Retry"`, with the other properties that a screen reader announces.
  public var description: String {
    var line = role.rawValue
    if !label.isEmpty { line += " \"\(label)\"" }
    if let value { line += " = \(value)" }
    if let hint { line += " (\(hint))" }
    if isEditing { line += ", editing" }
    if isSelected { line += ", selected" }
    if !isEnabled { line += ", disabled" }
    return line
  }

  /// This element and its descendants, one per line, indented by two spaces per level.
  public var text: String {
    lines(indent: "").joined(separator: "\n")
  }

  private func lines(indent: String) -> [String] {
    [indent + description] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
