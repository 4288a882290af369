import UIKitHosting

/// Writes elements as HTML.
///
/// Styles become classes, since the content security policy forbids style attributes.
package struct HTMLWriter {
  private(set) var html = ""
  private var classes: [String: String] = [:]
  private var rules: [String] = []

  /// The rules of the generated classes.
  var styleSheet: String {
    rules.joined(separator: "\n")
  }

  mutating func write(_ element: VirtualElement) {
    html += "<\(element.tag)"
    writeAttribute("class", classNames(of: element))
    for attribute in element.attributes { writeAttribute(attribute.name, attribute.value) }
    writeNames(of: element)
    html += ">"
    if Self.voidTags.contains(element.tag) { return }
    if let text = element.text { html += Self.escaped(text) }
    for child in element.children { write(child) }
    html += "</\(element.tag)>"
  }

  /// Writes the attributes by which the client takes the page over.
  private mutating func writeNames(of element: VirtualElement) {
    if let node = element.node {
      writeAttribute("data-n", String(node.rawValue))
      if element.place != .content {
        writeAttribute("data-i", "\(element.index)")
        writeAttribute("data-at", "\(element.place.rawValue)")
      }
    } else if let part = element.part {
      writeAttribute("data-p", String(part.rawValue))
    }
  }

  private mutating func writeAttribute(_ name: String, _ value: String) {
    if name == "class", value.isEmpty { return }
    html += " \(name)=\"\(Self.escaped(value))\""
  }

  private mutating func classNames(of element: VirtualElement) -> String {
    guard !element.styles.isEmpty else { return element.classes.joined(separator: " ") }
    let declarations = element.styles.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return (element.classes + [className(for: declarations)]).joined(separator: " ")
  }

  private mutating func className(for declarations: String) -> String {
    if let name = classes[declarations] { return name }
    let name = "s-\(classes.count)"
    classes[declarations] = name
    rules.append(".\(name){\(declarations)}")
    return name
  }

  /// Returns a text escaped for HTML text and quoted attribute values.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { special.contains($0) }) else { return text }
    // Scalar by scalar: a quote with a combining accent is one character, and still ends an
    // attribute.
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let special = Set("&<>\"'".utf8)
  private static let voidTags: Set<String> = ["img", "input", "br"]
}
