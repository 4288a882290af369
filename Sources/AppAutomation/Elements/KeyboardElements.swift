import UIKitHosting

/// The keyboard of the text that is edited, as elements.
///
/// Displays use the keyboard of their own device; tests of iOS apps tap the keys of iOS's.
struct KeyboardElements {
  private let node: RenderTree.Node
  private let text: String
  private let screen: SceneEnvironment

  /// - Returns: Nil if no text is edited, or the app has its own input view.
  init?(tree: RenderTree, typed: [NodeID: String], screen: SceneEnvironment) {
    guard
      let node = tree.nodes.values.first(where: {
        $0.isEditing && ($0.kind == .textField || $0.kind == .textView)
      }), node.field?.hasInputView != true
    else { return nil }
    self.node = node
    self.screen = screen
    text = typed[node.id] ?? node.typing?.text ?? ""
  }

  /// Returns the height of the keyboard of an iPhone in points.
  static func height(isLandscape: Bool) -> Double { isLandscape ? 209 : 291 }

  /// The rectangle that the keyboard covers.
  var frame: ElementFrame {
    let height = Self.height(isLandscape: screen.width > screen.height)
    return ElementFrame(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  var keyboard: ElementRecord {
    var keyboard = ElementRecord(id: id("keyboard"), kind: .keyboard)
    keyboard.frame = frame
    keyboard.children = keys.map { label in key(label, .key, label, in: keyboard.frame) }
    keyboard.children += [
      key("shift", .button, "shift", in: keyboard.frame),
      key("delete", .key, "delete", in: keyboard.frame),
      key(returnKey, .button, "return", in: keyboard.frame),
    ]
    return keyboard
  }

  /// Whether the keyboard covers a point of a node, whose path outwards is given: it is below what displays
  /// put above it.
  func covers(_ y: Double, of path: [RenderTree.Node]) -> Bool {
    y >= frame.y && !path.contains { [.alert, .menu, .inputViews].contains($0.kind) }
  }

  /// The letters with the digits: those of the numbers' plane are here at once.
  private var keys: [String] {
    let letters = "qwertyuiopasdfghjklzxcvbnm".map(String.init)
    let digits = "1234567890".map(String.init)
    switch node.field?.keyboard ?? .default {
    case .numberPad, .phonePad, .decimalPad:
      return digits + (node.field?.keyboard == .decimalPad ? ["."] : [])
    default:
      return (isShifted ? letters.map { $0.uppercased() } : letters) + ["space"] + digits
    }
  }

  /// Whether the keyboard shows capital letters: at the beginning of a sentence.
  private var isShifted: Bool {
    switch node.field?.capitalization ?? .none {
    case .none: false
    case .sentences: text.isEmpty || text.hasSuffix(". ") || text.hasSuffix("\n")
    case .words: text.isEmpty || text.last?.isWhitespace == true
    case .allCharacters: true
    }
  }

  /// The label of the return key.
  private var returnKey: String {
    switch node.field?.returnKey ?? .default {
    case .default: "Return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// Returns the text that a key types; control characters for keys such as "return" and "delete".
  static func text(ofKey name: String) -> String {
    switch name {
    case "return": "\n"
    case "delete": "\u{8}"
    case "space": " "
    case "shift", "keyboard": ""
    default: name
    }
  }

  private func id(_ key: String) -> ElementRecord.ID {
    ElementRecord.ID(node: node.id.rawValue, part: .key(key))
  }

  private func key(
    _ label: String,
    _ kind: ElementKind,
    _ name: String,
    in frame: ElementFrame
  ) -> ElementRecord {
    var key = ElementRecord(id: id(name), kind: kind)
    key.identifier = label
    key.label = kind == .button ? label.lowercased() : label
    key.frame = frame
    return key
  }
}
