import UIKitHosting

/// Decodes messages of pages.
///
/// It returns nil for any malformed message, and never traps.
///
/// The forms are the object of `hello(_:)`, `["settle"]`, and `[seen, made, "action", …]`, where
/// each action documents its values. `made` is the page's clock in milliseconds; clients that are no
/// pages may omit it.
package enum ClientMessageDecoder {
  /// Decodes a message of a page.
  /// - Parameters:
  ///   - bytes: The text of the message.
  ///   - client: The digest of the host's scripts. A hello with another digest may have any form.
  /// - Returns: The message; nil if it is malformed.
  package static func message(from bytes: [UInt8], client: String) -> ClientMessage? {
    switch JSONParser.value(of: bytes) {
    case .array([.string("settle")])?: .settle
    case .array(let values)?: event(values)
    case let message?:
      switch message["hello"] {
      case .string(client): hello(message).map(ClientMessage.hello)
      case .string, .number: .helloOfOtherClient
      default: nil
      }
    case nil: nil
    }
  }

  private static func event(_ values: [JSONValue]) -> ClientMessage? {
    guard values.count >= 2, let seen = values[0].integer(through: 1 << 53) else { return nil }
    let made = time(values[1])
    let rest = values.dropFirst(made == nil ? 1 : 2)
    guard let name = rest.first?.string(bytes: 16),
      let action = action(name, Array(rest.dropFirst()))
    else { return nil }
    return .event(InputEvent(seen: seen, action: action), made: made)
  }

  /// Returns nil if the value is neither null nor of the right shape.
  static func optional<Value>(
    _ value: JSONValue,
    _ read: (JSONValue) -> Value?
  ) -> Value?? {
    if value == .null { return .some(nil) }
    return read(value).map(Value?.some)
  }

  /// Reads milliseconds of the page's clock.
  static func time(_ value: JSONValue) -> Duration? {
    value.integer(through: 1 << 53).map { .milliseconds(Int64($0)) }
  }

  private static func action(_ name: String, _ values: [JSONValue]) -> InputEvent.Action? {
    switch (name, values.count) {
    case ("tap", 1): node(values[0]).map(InputEvent.Action.tap)
    case ("assist", 2): assist(values)
    case ("escape", 2): escape(values)
    case ("row", 1): node(values[0]).map(InputEvent.Action.selectRow)
    case ("detail", 1): node(values[0]).map(InputEvent.Action.accessory)
    case ("dismiss", 1): node(values[0]).map(InputEvent.Action.dismiss)
    case ("scroll", 4), ("scroll", 6): scroll(values)
    case ("focus", 2): request(values, InputEvent.Action.beginEditing)
    case ("blur", 2): request(values, InputEvent.Action.endEditing)
    case ("edit", 6): edit(values)
    case ("select", 5): select(values)
    case ("return", 2): request(values, InputEvent.Action.pressReturn)
    case ("clear", 1): node(values[0]).map(InputEvent.Action.clearText)
    case ("on", 2): node(values[0]).flatMap { id in values[1].bool.map { .setOn(id, $0) } }
    case ("step", 3): step(values)
    case ("slide", 4): slide(values)
    case ("pick", 2): pick(values)
    case ("page", 4): webPageSize(values)
    case ("link", 2), ("link", 3): openLink(values)
    case ("menu", 3): openMenu(values)
    case ("refresh", 1): node(values[0]).map(InputEvent.Action.refresh)
    case ("reveal", 2): reveal(values)
    case ("conceal", 1): node(values[0]).map(InputEvent.Action.concealActions)
    case ("action", 3): swipeAction(values)
    case ("control", 1): node(values[0]).map(InputEvent.Action.editControl)
    case ("move", 4): move(values)
    case ("detent", 2): detent(values)
    case ("stroke", 3): swipe(values)
    case ("pointers", 2): pointers(values)
    case ("key", 3): key(values)
    case ("press", 6): keyPress(values)
    case ("shake", 2): shake(values)
    case ("words", 2...maximumWords): words(values)
    case ("shared", 2): node(values[0]).flatMap { id in values[1].bool.map { .shared(id, $0) } }
    case ("files", 3): files(values)
    case ("back", 1): values[0].integer(through: 1_000).map { .back(depth: Int($0)) }
    case ("swipe", 1): phase(values[0]).map(InputEvent.Action.interactivePop)
    case ("open", 1): path(values[0]).map(InputEvent.Action.open)
    case ("environment", 1): environment(values[0]).map(InputEvent.Action.environment)
    case ("active", 1): activation(values[0]).map(InputEvent.Action.activation)
    default: nil
    }
  }

  /// Reads `node, token, report`: the page reports what the host cannot know.
  private static func files(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let token = values[1].string(bytes: 32) else { return nil }
    let report: FileReport? =
      switch values[2].string(bytes: 16) {
      case "saved": .saved
      case "cancelled": .cancelled
      case "interrupted": .failed(.interrupted)
      default: nil
      }
    return report.map { .files(node, token: token, $0) }
  }

  /// Reads `node, assistance`.
  private static func assist(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let number = values[1].integer(through: 2),
      let assistance = InputEvent.Assistance(rawValue: UInt8(number))
    else { return nil }
    return .assist(node, assistance)
  }

  /// Reads `node, way`; a way of 0 stands for none.
  private static func escape(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let start = node(values[0]), let way = node(values[1]) else { return nil }
    return .escape(start, via: way.rawValue == 0 ? nil : way)
  }

  private static func node(_ value: JSONValue) -> NodeID? {
    value.integer(through: UInt64(UInt32.max)).map { NodeID(rawValue: UInt32($0)) }
  }

  /// Reads `node, number of the request`.
  private static func request(
    _ values: [JSONValue],
    _ action: (NodeID, UInt32) -> InputEvent.Action
  ) -> InputEvent.Action? {
    guard let node = node(values[0]), let number = values[1].integer(through: 1 << 31) else {
      return nil
    }
    return action(node, UInt32(number))
  }

  /// The size limit of an edit, in bytes.
  private static let maximumReplacement = 65_536

  /// Reads `node, revision, base, start, end, replacement`.
  private static func edit(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let revision = values[1].integer(through: 1 << 31),
      let base = values[2].integer(through: 1 << 31), revision > 0,
      let start = values[3].integer(through: 1 << 31),
      let end = values[4].integer(through: 1 << 31), start <= end,
      let replacement = values[5].string(bytes: maximumReplacement)
    else { return nil }
    return .edit(
      node,
      TextEdit(
        revision: UInt32(revision),
        base: UInt32(base),
        range: Int(start)..<Int(end),
        replacement: replacement
      )
    )
  }

  /// Reads `node, input, modifiers`.
  private static func key(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let input = values[1].string(bytes: 64), !input.isEmpty,
      let modifiers = values[2].integer(through: UInt64(KeyValue.Modifiers.all.rawValue))
    else { return nil }
    return .key(
      node,
      KeyValue(input: input, modifiers: KeyValue.Modifiers(rawValue: UInt8(modifiers)))
    )
  }

  /// Reads `node, phase, usage, characters, characters without modifiers, modifiers`.
  private static func keyPress(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]),
      let phase = values[1].integer(through: 2).flatMap({ KeyPressValue.Phase(rawValue: UInt8($0)) }
      ),
      let usage = values[2].integer(through: UInt64(UInt16.max)),
      let characters = values[3].string(bytes: 64), let plain = values[4].string(bytes: 64),
      let modifiers = values[5].integer(through: UInt64(KeyValue.Modifiers.all.rawValue))
    else { return nil }
    return .keyPress(
      node,
      KeyPressValue(
        phase: phase,
        usage: UInt16(usage),
        characters: characters,
        plainCharacters: plain,
        modifiers: KeyValue.Modifiers(rawValue: UInt8(modifiers))
      )
    )
  }

  /// Reads `node, phase`.
  private static func shake(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]),
      let phase = values[1].integer(through: 2).flatMap({ ShakePhase(rawValue: UInt8($0)) })
    else { return nil }
    return .shake(node, phase)
  }

  /// Reads `node, revision, base, start, end`.
  private static func select(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let revision = values[1].integer(through: 1 << 31),
      let base = values[2].integer(through: 1 << 31),
      let start = values[3].integer(through: 1 << 31),
      let end = values[4].integer(through: 1 << 31), start <= end
    else { return nil }
    return .select(
      node,
      TextSelection(
        revision: UInt32(revision),
        base: UInt32(base),
        range: Int(start)..<Int(end)
      )
    )
  }

  /// Reads `node, is upwards, count`.
  private static func step(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let isUp = values[1].bool,
      let count = values[2].integer(through: 1_000), count > 0
    else { return nil }
    return .step(node, isUp ? Int(count) : -Int(count))
  }

  /// Reads `node, revision, position, is done`.
  private static func slide(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let revision = values[1].integer(through: 1 << 31),
      revision > 0, let position = values[2].double(in: 0...1), let isDone = values[3].bool
    else { return nil }
    let slide = SlideValue(revision: UInt32(revision), position: position, isDone: isDone)
    return .slide(node, slide)
  }

  private static func edge(_ value: JSONValue) -> SwipeEdge? {
    value.integer(through: 1).flatMap { SwipeEdge(rawValue: UInt8($0)) }
  }

  /// Reads `node, edge`.
  private static func reveal(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let edge = edge(values[1]) else { return nil }
    return .revealActions(node, edge)
  }

  /// Reads `node, edge, index from the edge inwards`.
  private static func swipeAction(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let edge = edge(values[1]),
      let index = values[2].integer(through: 100)
    else { return nil }
    return .swipeAction(node, edge, index: Int(index))
  }

  /// Reads `table, row, section, the row before which it is inserted or null`; rows by their keys.
  private static func move(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let table = node(values[0]), let row = key(values[1]),
      let section = values[2].integer(through: 1 << 31), let before = optional(values[3], key)
    else { return nil }
    return .moveRow(table, key: row, section: Int(section), before: before)
  }

  private static func key(_ value: JSONValue) -> UInt32? {
    value.integer(through: UInt64(UInt32.max)).map { UInt32($0) }
  }

  /// Reads `sheet, index`.
  private static func detent(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let number = values[1].integer(through: 63) else {
      return nil
    }
    return .selectDetent(node, Int(number))
  }

  /// Reads `scroll view, offset x, y, phase`, and the velocity of a finger that is lifted.
  private static func scroll(_ values: [JSONValue]) -> InputEvent.Action? {
    let range = -1e7...1e7
    guard let node = node(values[0]), let x = values[1].double(in: range),
      let y = values[2].double(in: range), let number = values[3].integer(through: 4),
      let phase = InputEvent.ScrollPhase(rawValue: UInt8(number))
    else { return nil }
    guard values.count > 4 else { return .scroll(node, x: x, y: y, phase) }
    guard let speedX = values[4].double(in: range), let speedY = values[5].double(in: range) else {
      return nil
    }
    return .scroll(node, x: x, y: y, phase, velocity: .init(x: speedX, y: speedY))
  }

  /// The maximum number of words in an answer.
  private static let maximumWords = 513

  /// Reads `number of the first word, advance in em…`.
  private static func words(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let first = values[0].integer(through: 1 << 20) else { return nil }
    let advances = values.dropFirst().compactMap { $0.double(in: 0...1_000) }
    guard advances.count == values.count - 1 else { return nil }
    return .measured(first: Int(first), advances: advances)
  }

  /// The maximum number of rows in a wheel.
  private static let maximumRow: UInt64 = 1 << 20

  /// Reads `node, row`.
  private static func pick(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let row = values[1].integer(through: maximumRow) else {
      return nil
    }
    return .pick(node, row: Int(row))
  }

  /// Reads `node, x, y`.
  private static func openMenu(_ values: [JSONValue]) -> InputEvent.Action? {
    let range = -1e7...1e7
    guard let node = node(values[0]), let x = values[1].double(in: range),
      let y = values[2].double(in: range)
    else { return nil }
    return .openMenu(node, x: x, y: y)
  }

  /// Reads `web view, revision, width, height`.
  private static func webPageSize(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let revision = values[1].integer(through: 1 << 31),
      let width = values[2].double(in: 0...1e7), let height = values[3].double(in: 0...1e7)
    else { return nil }
    return .webPageSize(node, revision: UInt32(revision), width: width, height: height)
  }

  /// Reads `node, address`, and 1 if the link targets another window.
  private static func openLink(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let address = values[1].string(bytes: 8192),
      values.count < 3 || values[2].integer(through: 1) != nil
    else { return nil }
    return .openLink(
      node,
      address,
      inNewWindow: values.count == 3 && values[2].integer(through: 1) == 1
    )
  }

  /// Reads `node, direction as a bit number, fingers`.
  private static func swipe(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let node = node(values[0]), let bit = values[1].integer(through: 3),
      let touches = values[2].integer(through: 10), touches > 0
    else { return nil }
    return .swipe(node, SwipeDirections(rawValue: 1 << UInt8(bit)), touches: Int(touches))
  }

  /// The maximum number of samples in a message: ten fingers that move and are lifted.
  private static let maximumSamples = 20

  /// Reads `milliseconds, [[number, kind, phase, x, y]…]`.
  private static func pointers(_ values: [JSONValue]) -> InputEvent.Action? {
    guard let time = values[0].double(in: 0...1e13), let list = values[1].array,
      1...maximumSamples ~= list.count
    else { return nil }
    let samples = list.compactMap(sample)
    guard samples.count == list.count else { return nil }
    return .pointers(samples, time: time / 1_000)
  }

  private static func sample(_ value: JSONValue) -> PointerSample? {
    let range = -1e5...1e5
    guard let values = value.array, values.count == 5,
      let id = values[0].integer(through: UInt64(UInt32.max)),
      let kind = values[1].integer(through: 2).flatMap({ PointerSample.Kind(rawValue: UInt8($0)) }),
      let phase = values[2].integer(through: 5).flatMap({ PointerSample.Phase(rawValue: UInt8($0)) }
      ),
      let x = values[3].double(in: range), let y = values[4].double(in: range)
    else { return nil }
    return PointerSample(id: UInt32(id), kind: kind, phase: phase, x: x, y: y)
  }

  private static func phase(_ value: JSONValue) -> InputEvent.InteractionPhase? {
    value.integer(through: 2).flatMap { InputEvent.InteractionPhase(rawValue: UInt8($0)) }
  }

  private static func activation(_ value: JSONValue) -> Activation? {
    value.integer(through: 2).flatMap { Activation(rawValue: UInt8($0)) }
  }

  static func path(_ value: JSONValue) -> String? {
    guard let path = value.string(bytes: 2048), path.isEmpty || path.hasPrefix("/") else {
      return nil
    }
    return path
  }
}
