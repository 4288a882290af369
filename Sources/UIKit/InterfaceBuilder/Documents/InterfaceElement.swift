import Foundation

/// An element of a storyboard or nib file.
///
/// It remembers which of its attributes and children were read, so that a loader can report what it
/// does not know.
final class InterfaceElement {
  struct Attribute {
    let name: String
    let value: String
  }

  let name: String
  let attributes: [Attribute]
  private(set) var children: [InterfaceElement] = []
  private(set) var text = ""
  /// The 1-based line of the start tag.
  let line: Int
  /// One bit per attribute that was read, up to the 64th.
  private var readAttributes: UInt64 = 0
  private(set) var wasRead = false
  /// A Boolean value that indicates whether what nobody has read was reported.
  var isReported = false

  init(_ name: String, _ attributes: [Attribute], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func add(_ child: InterfaceElement) {
    children.append(child)
  }

  func append(_ text: String) {
    self.text += text
  }

  /// A Boolean value that indicates whether the characters between its tags matter: elsewhere they
  /// are white space.
  var holdsText: Bool { name == "string" || name == "mutableString" }

  // MARK: Reading

  /// The object identifier; empty if the element has none.
  var id: String { self["id"] ?? "" }

  /// The value of an attribute.
  /// - Complexity: O(n) for n attributes.
  subscript(name: String) -> String? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    readAttributes |= 1 << UInt64(min(index, 63))
    return attributes[index].value
  }

  /// Returns the first child with a name.
  /// - Complexity: O(n) for n children.
  func child(_ name: String) -> InterfaceElement? {
    let found = children.first { $0.name == name }
    found?.wasRead = true
    return found
  }

  /// Returns the first child for a key, with one of the given names, or with any.
  func child(key: String, _ names: String...) -> InterfaceElement? {
    let found = children.first {
      (names.isEmpty || names.contains($0.name)) && $0["key"] == key
    }
    found?.wasRead = true
    return found
  }

  /// The children of a child with a name; empty without that child.
  func list(_ name: String, key: String? = nil) -> [InterfaceElement] {
    let found = children.filter { $0.name == name && (key == nil || $0["key"] == key) }
    var elements: [InterfaceElement] = []
    for list in found {
      list.wasRead = true
      for element in list.children { element.wasRead = true }
      elements += list.children
    }
    return elements
  }

  /// Returns the children with a name.
  func all(_ name: String) -> [InterfaceElement] {
    let found = children.filter { $0.name == name }
    for element in found { element.wasRead = true }
    return found
  }

  func bool(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  func int(_ name: String) -> Int? {
    self[name].flatMap { Int($0) ?? Double($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// The number of an attribute, if it is finite; Xcode writes the largest numbers as powers, `1E+2`.
  func number(_ name: String) -> CGFloat? {
    self[name].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The text of an attribute, or of a child `string` or `mutableString` with that key, where Xcode
  /// writes texts with line breaks.
  func string(_ name: String) -> String? {
    if let value = self[name] { return value }
    return (child(key: name, "string", "mutableString"))?.string
  }

  /// The text of the element; Xcode writes some in base 64.
  var string: String {
    if self["base64-UTF8"] == "YES", let data = Data(base64Encoded: Self.padded(text)) {
      return String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// Xcode writes base 64 without its padding.
  private static func padded(_ text: String) -> String {
    let letters = text.filter { !$0.isWhitespace }
    return letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
  }

  // MARK: What was not read

  /// Marks the element as read although no value of it is used.
  func skip() {
    wasRead = true
  }

  /// The names of the attributes that nobody has read.
  var unreadAttributes: [String] {
    attributes.indices.filter { readAttributes & (1 << UInt64(min($0, 63))) == 0 }
      .map { attributes[$0].name }
  }

  // MARK: Searching

  /// Calls a closure with each descendant, parents first.
  func forEachDescendant(_ body: (InterfaceElement) -> Void) {
    for child in children {
      body(child)
      child.forEachDescendant(body)
    }
  }
}
