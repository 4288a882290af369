import NIOCore
import UIKitHosting

/// A commit in the form for the client: `[number, [operation…]]`, followed by an object if there is
/// more data.
///
/// An operation is an array that starts with its `DOMOperation.Code` and the element; `codesScript`
/// passes the names of the codes to the client.
enum CommitMessage {
  static func write(_ commit: Commit, _ operations: [DOMOperation]) -> ByteBuffer {
    var json = JSONWriter(buffer: ByteBufferAllocator().buffer(capacity: 64))
    json.beginArray()
    json.write(commit.number)
    json.beginArray()
    write(operations, to: &json)
    json.endArray()
    writeRest(of: commit, to: &json)
    json.endArray()
    return json.buffer
  }

  private static func writeRest(of commit: Commit, to json: inout JSONWriter) {
    let hasRest =
      commit.isSnapshot || commit.transition != nil || commit.address != nil
      || !commit.animations.isEmpty
      || !commit.requests.isEmpty || commit.focus != nil || commit.words != nil
    guard hasRest else { return }
    json.beginObject()
    if commit.isSnapshot {
      json.key("whole")
      json.write(UInt64(1))
    }
    if let transition = commit.transition { write(transition, to: &json) }
    let movements = commit.animations.filter { $0.replacement == nil }
    if !movements.isEmpty { write(movements: movements, to: &json) }
    let replacements = commit.animations.filter { $0.replacement != nil }
    if !replacements.isEmpty { write(replacements: replacements, to: &json) }
    if let address = commit.address { write(address, to: &json) }
    if !commit.requests.isEmpty { write(commit.requests, to: &json) }
    if let focus = commit.focus {
      json.key("focus")
      json.write(UInt64(focus.rawValue))
    }
    if let words = commit.words { write(words, to: &json) }
    json.endObject()
  }

  /// Writes requests, each as `[kind, value]`.
  private static func write(_ requests: [DisplayRequest], to json: inout JSONWriter) {
    json.key("ask")
    json.beginArray()
    for request in requests {
      json.beginArray()
      switch request {
      case .announce(let text):
        json.write("say")
        json.write(text)
      case .open(let address):
        json.write("open")
        json.write(address)
      case .copy(let text):
        json.write("copy")
        json.write(text)
      case .feedback(let feedback):
        json.write("feel")
        write(feedback, to: &json)
      }
      json.endArray()
    }
    json.endArray()
  }

  /// Writes a name, followed by a number if there is one.
  private static func write(_ feedback: Feedback, to json: inout JSONWriter) {
    switch feedback {
    case .impact(let intensity):
      json.write("impact")
      json.write(intensity)
    case .sound(let number):
      json.write("sound")
      json.write(UInt64(number))
    case .selection, .success, .warning, .error, .vibration:
      json.write("\(feedback)")
    }
  }

  /// Writes `[number of the first word, [text, design, weight, italic]…]`.
  private static func write(_ words: WordsValue, to json: inout JSONWriter) {
    json.key("words")
    json.beginArray()
    json.write(UInt64(words.first))
    for word in words.words {
      json.beginArray()
      json.write(word.text)
      json.write(UInt64(word.design.rawValue))
      json.write(UInt64(max(0, word.weight)))
      json.write(UInt64(word.isItalic ? 1 : 0))
      json.endArray()
    }
    json.endArray()
  }

  /// Writes `[kind, milliseconds, incoming node, outgoing node]`; 0 stands for no node.
  private static func write(_ transition: Transition, to json: inout JSONWriter) {
    json.key("move")
    json.beginArray()
    json.write("\(transition.kind)")
    json.write(transition.duration / .milliseconds(1))
    json.write(UInt64(transition.incoming?.rawValue ?? 0))
    json.write(UInt64(transition.outgoing?.rawValue ?? 0))
    json.endArray()
  }

  /// Writes movements, each as `[duration, delay, easing, flags, node…]`, with times in
  /// milliseconds.
  ///
  /// Flags: frames move (1), repeats forever (2), autoreverses (4); the higher bits are the repeat
  /// count.
  private static func write(movements animations: [Animation], to json: inout JSONWriter) {
    json.key("play")
    json.beginArray()
    for animation in animations {
      json.beginArray()
      json.write(animation.duration / .milliseconds(1))
      json.write(animation.delay / .milliseconds(1))
      json.write(animation.curve.easing(over: animation.duration))
      json.write(flags(of: animation))
      for node in animation.nodes { json.write(UInt64(node.rawValue)) }
      json.endArray()
    }
    json.endArray()
  }

  private static func flags(of animation: Animation) -> UInt64 {
    (animation.movesFrames ? 1 : 0) + (animation.repeats ? 2 : 0)
      + (animation.autoreverses ? 4 : 0)
      + (animation.rounds > 1 ? UInt64(animation.rounds) << 3 : 0)
  }

  /// Writes replacements, each as `[duration, easing, kind, edge, node…]`.
  private static func write(replacements animations: [Animation], to json: inout JSONWriter) {
    json.key("replace")
    json.beginArray()
    for animation in animations {
      json.beginArray()
      json.write(animation.duration / .milliseconds(1))
      json.write(animation.curve.easing(over: animation.duration))
      let (kind, edge) = code(of: animation.replacement ?? .crossFade)
      json.write(kind)
      json.write(edge)
      for node in animation.nodes { json.write(UInt64(node.rawValue)) }
      json.endArray()
    }
    json.endArray()
  }

  /// Returns the numbers of a kind and of an edge, as in `pictures.js`.
  private static func code(of replacement: Animation.Replacement) -> (UInt64, UInt64) {
    switch replacement {
    case .crossFade: (0, 0)
    case .fadeOver: (1, 0)
    case .push(let edge): (2, UInt64(edge.rawValue))
    case .moveIn(let edge): (3, UInt64(edge.rawValue))
    case .reveal(let edge): (4, UInt64(edge.rawValue))
    case .flip(let edge): (5, UInt64(edge.rawValue))
    case .curlUp: (6, 0)
    case .curlDown: (7, 0)
    }
  }

  /// Writes `[path, depth, title]`.
  private static func write(_ address: Address, to json: inout JSONWriter) {
    json.key("at")
    json.beginArray()
    json.write(address.path)
    json.write(UInt64(max(0, address.depth)))
    json.write(address.title)
    json.endArray()
  }

  // MARK: - Operations

  /// Writes operations; adjacent ones of the same code and element share an array: `[7, element,
  /// "top", "1px", "left", null]`.
  private static func write(_ operations: [DOMOperation], to json: inout JSONWriter) {
    var open: (code: DOMOperation.Code, element: ElementID)?
    for operation in operations {
      let named = operation.named
      if open != nil, named?.code != open?.code || named?.element != open?.element {
        json.endArray()
        open = nil
      }
      guard let named else {
        write(operation, to: &json)
        continue
      }
      if open == nil {
        json.beginArray()
        write(code: named.code, to: &json)
        json.write(named.element.rawValue)
        open = (named.code, named.element)
      }
      json.write(named.name)
      if case .toggle(_, _, let isOn) = operation {
        json.write(UInt64(isOn ? 1 : 0))
      } else {
        json.write(named.value)
      }
    }
    if open != nil { json.endArray() }
  }

  private static func write(code: DOMOperation.Code, to json: inout JSONWriter) {
    json.write(code.rawValue)
  }

  private static func write(_ operation: DOMOperation, to json: inout JSONWriter) {
    json.beginArray()
    switch operation {
    case .insert(let id, let kind, let parent, let index):
      write(code: .insert, to: &json)
      json.write(ElementID(id).rawValue)
      json.write(parent.rawValue)
      json.write(UInt64(max(0, index)))
      json.write(UInt64(kind.rawValue))
    case .remove(let id):
      write(code: .remove, to: &json)
      json.write(ElementID(id).rawValue)
    case .move(let id, let parent, let index):
      write(code: .move, to: &json)
      json.write(ElementID(id).rawValue)
      json.write(parent.rawValue)
      json.write(UInt64(max(0, index)))
    case .place(let id, let part):
      write(code: .place, to: &json)
      json.write(ElementID(id).rawValue)
      json.write(part.rawValue)
    case .text(let id, let text):
      write(code: .text, to: &json)
      json.write(id.rawValue)
      json.write(text)
    case .attribute, .toggle, .style:
      preconditionFailure("Expected an operation without a name, got \(operation).")
    case .fill(let id, let specs):
      write(code: .fill, to: &json)
      json.write(id.rawValue)
      for spec in specs { write(spec, to: &json) }
    case .call(let id, let behavior, let numbers):
      write(code: .call, to: &json)
      json.write(ElementID(id).rawValue)
      json.write(UInt64(behavior.rawValue))
      for number in numbers { json.write(number) }
    case .start(let id):
      write(code: .start, to: &json)
      json.write(ElementID(id).rawValue)
    case .lines(let id, let lines):
      write(code: .lines, to: &json)
      json.write(id.rawValue)
      write(lines, to: &json)
    }
    json.endArray()
  }

  /// Writes `clips, width, height, line…`, with only the numbers that are needed.
  ///
  /// Each line is `[below, x, expansion, flags, text or element…]`, without zeros before its
  /// content. Flags of a line: wrapped (1), right to left (2), with ideographs (4).
  private static func write(_ lines: LinesSpec, to json: inout JSONWriter) {
    if lines.isClipped || lines.size != nil { json.write(UInt64(lines.isClipped ? 1 : 0)) }
    if let size = lines.size {
      json.write(size.width)
      json.write(size.height)
    }
    for line in lines.lines {
      json.beginArray()
      json.write(line.below)
      let flags: Double =
        (line.isWrapped ? 1 : 0) + (line.isRightToLeft ? 2 : 0) + (line.hasIdeographs ? 4 : 0)
      if line.x != 0 || line.expansion != 0 || flags != 0 { json.write(line.x) }
      if line.expansion != 0 || flags != 0 { json.write(line.expansion) }
      if flags != 0 { json.write(flags) }
      if let text = line.text { json.write(text) }
      for piece in line.pieces { write(piece, to: &json) }
      json.endArray()
    }
  }

  /// A script with what the client needs to know of codes in messages: the names of operations and
  /// of behaviours, and the elements of every kind of node, each in the order of the codes.
  ///
  /// In the values of attributes `n0` stands for the node's own name.
  static var codesScript: String {
    var json = JSONWriter(buffer: ByteBuffer())
    json.beginArray()
    for kind in NodeKind.allCases {
      write(ElementTemplates.spec(for: kind, id: NodeID(rawValue: 0)), to: &json)
    }
    json.endArray()
    return """
      export const operationNames = \(list(of: DOMOperation.Code.allCases));
      export const behaviorNames = \(list(of: Behavior.allCases));
      export const kinds = \(String(buffer: json.buffer));

      """
  }

  /// Returns the names of cases as an array of the script.
  private static func list<Case>(of cases: [Case]) -> String {
    let names = cases.map { "\"\($0)\"" }
    return "[\(names.joined(separator: ", "))]"
  }

  /// Writes `[part, tag, classes, [name, value…], [property, value…], text or element…]`.
  private static func write(_ spec: ElementSpec, to json: inout JSONWriter) {
    json.beginArray()
    json.write(spec.part?.rawValue ?? 0)
    json.write(spec.tag)
    json.write(spec.classes)
    write(spec.attributes, to: &json)
    write(spec.styles, to: &json)
    if let text = spec.text { json.write(text) }
    for child in spec.children { write(child, to: &json) }
    json.endArray()
  }

  private static func write(_ pairs: [HTMLAttribute], to json: inout JSONWriter) {
    guard !pairs.isEmpty else { return json.write(UInt64(0)) }
    json.beginArray()
    for pair in pairs {
      json.write(pair.name)
      json.write(pair.value)
    }
    json.endArray()
  }
}

extension DOMOperation {
  /// The codes of operations in messages, named after the methods of `Client/page.js` that carry them
  /// out.
  fileprivate enum Code: UInt64, CaseIterable {
    case insert, remove, move, place, text, attribute, toggle, style, fill, call, start, lines
  }

  /// The code, element, name and value of an operation that sets a named value; nil for others.
  fileprivate var named: (code: Code, element: ElementID, name: String, value: String?)? {
    switch self {
    case .attribute(let id, let name, let value): (.attribute, id, name, value)
    case .toggle(let id, let name, _): (.toggle, id, name, nil)
    case .style(let id, let name, let value): (.style, id, name, value)
    default: nil
    }
  }
}
