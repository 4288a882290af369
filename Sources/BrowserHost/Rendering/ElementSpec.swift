/// The description of an element to create, with its content.
struct ElementSpec: Equatable, Sendable {
  /// The part of its node; nil if nothing refers to it.
  var part: ElementID.Part?
  var tag: String
  /// Class names, separated by spaces.
  var classes: String
  var attributes: [HTMLAttribute]
  /// The style properties.
  var styles: [HTMLAttribute] = []
  /// Plain text, never markup.
  var text: String?
  var children: [ElementSpec]

  init(
    _ tag: String,
    _ classes: String = "",
    part: ElementID.Part? = nil,
    _ attributes: KeyValuePairs<String, String>,
    text: String? = nil,
    _ children: [ElementSpec] = []
  ) {
    self.init(tag, classes, part: part, text: text, children)
    self.attributes = attributes.map(HTMLAttribute.init)
  }

  init(
    _ tag: String,
    _ classes: String = "",
    part: ElementID.Part? = nil,
    text: String? = nil,
    _ children: [ElementSpec] = []
  ) {
    self.part = part
    self.tag = tag
    self.classes = classes
    attributes = []
    self.text = text
    self.children = children
  }
}

struct HTMLAttribute: Equatable, Sendable {
  var name: String
  var value: String
}
