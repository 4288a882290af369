/// A description of a value in lines, one for each part: `state.title = "Contacts"`.
struct ValueDescription {
  private(set) var lines: [String] = []

  /// The maximum number of lines, as longer output is not read.
  private static let maximumLines = 200
  private static let maximumElements = 20
  private static let maximumDepth = 8
  private static let maximumText = 120

  init(_ value: Any, named name: String) {
    add(value, name, depth: 0)
  }

  private mutating func add(_ value: Any, _ path: String, depth: Int) {
    guard lines.count < Self.maximumLines else { return }
    let mirror = Mirror(reflecting: value)
    guard depth < Self.maximumDepth else { return set(path, "…") }
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first {
        add(child.value, path, depth: depth)
      } else {
        set(path, "nil")
      }
    case .enum: addCase(value, mirror, path, depth: depth)
    case .collection, .set, .dictionary:
      set(path, mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements")
      for (index, child) in mirror.children.prefix(Self.maximumElements).enumerated() {
        add(child.value, "\(path)[\(index)]", depth: depth + 1)
      }
    case .struct, .tuple, .class:
      addFields(value, mirror, path, depth: depth)
    default: set(path, Self.text(value))
    }
  }

  private mutating func addCase(_ value: Any, _ mirror: Mirror, _ path: String, depth: Int) {
    guard let payload = mirror.children.first, let name = payload.label else {
      return set(path, ".\(value)")
    }
    set(path, ".\(name)")
    add(payload.value, "\(path).\(name)", depth: depth + 1)
  }

  private mutating func addFields(_ value: Any, _ mirror: Mirror, _ path: String, depth: Int) {
    // Values with a description of their own, such as dates and URLs, are shown as one value.
    if mirror.children.isEmpty || value is any CustomStringConvertible {
      return set(path, Self.text(value))
    }
    for (index, child) in mirror.children.enumerated() {
      add(child.value, "\(path).\(child.label ?? "\(index)")", depth: depth + 1)
    }
  }

  private mutating func set(_ path: String, _ text: String) {
    lines.append("\(path) = \(text)")
  }

  private static func text(_ value: Any) -> String {
    let text = value is String ? String(reflecting: value) : String(describing: value)
    return text.count > maximumText ? "\(text.prefix(maximumText))…" : text
  }
}
