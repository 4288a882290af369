import UIKitHosting

/// An element of a page on the server, to be written as HTML.
final class VirtualElement {
  let tag: String
  /// The node of the element; nil for parts and unnamed elements.
  let node: NodeID?
  let part: ElementID.Part?
  var classes: [String]
  var attributes: [HTMLAttribute]
  var styles: [HTMLAttribute]
  var text: String?
  var children: [VirtualElement] = []
  /// The index of a node's element among all children of its parent.
  var index = 0
  /// The part of the parent that contains a node's element.
  var place = ElementID.Part.content

  init(_ spec: ElementSpec, node: NodeID? = nil) {
    tag = spec.tag
    self.node = node
    part = spec.part
    classes = spec.classes.split(separator: " ").map(String.init)
    attributes = spec.attributes
    styles = spec.styles
    text = spec.text
    children = spec.children.map { VirtualElement($0) }
  }

  func set(_ name: String, _ value: String?) {
    Self.set(name, value, in: &attributes)
  }

  func setStyle(_ name: String, _ value: String?) {
    Self.set(name, value, in: &styles)
  }

  func toggle(_ name: String, _ isOn: Bool) {
    classes.removeAll { $0 == name }
    if isOn { classes.append(name) }
  }

  func show(_ lines: LinesSpec) {
    toggle("typeset", true)
    toggle("clipped", lines.isClipped)
    if let size = lines.size {
      setStyle("--set-width", CSS.length(size.width))
      setStyle("--set-height", CSS.length(size.height))
    }
    text = nil
    children = lines.lines.map { VirtualElement($0.element) }
  }

  private static func set(_ name: String, _ value: String?, in list: inout [HTMLAttribute]) {
    list.removeAll { $0.name == name }
    if let value { list.append(HTMLAttribute(name: name, value: value)) }
  }
}
