public import UIKitHosting

/// One part of the screen as a person, or a screen reader, finds it.
public struct Element: Sendable, Equatable {
  public let id: NodeID
  public let role: Role
  /// What it is called; empty when it has no name.
  public let label: String
  public let value: String?
  public let hint: String?
  public let isEnabled: Bool
  public let isSelected: Bool
  /// Whether it has the keyboard.
  public let isEditing: Bool
  /// What stands below it, in reading order.
  public let children: [Element]

  /// This element and all below it, in reading order.
  public var all: [Element] {
    [self] + children.flatMap(\.all)
  }
}

extension Element: CustomStringConvertible {
  /// `button "Retry"`, with what else a screen reader says.
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

  /// This element and all below it, a line each, two spaces a level.
  public var text: String {
    lines(indent: "").joined(separator: "\n")
  }

  private func lines(indent: String) -> [String] {
    [indent + description] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
