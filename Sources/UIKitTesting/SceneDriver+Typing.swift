import UIKitHosting

extension SceneDriver {
  /// Types into a field, character by character, focusing it first: in place of what the app has
  /// selected, else at the end.
  /// - Throws: `DriverError` when there is no such field, more than one, or it cannot be edited.
  public func type(_ text: String, into label: String) throws {
    let field = try focus(label)
    for character in text { try edit(field.id, replacing: nil, with: String(character)) }
  }

  /// Types with the current keyboard focus: into the edited field, or a view that takes characters.
  /// - Throws: `DriverError` when nothing takes characters.
  public func type(_ text: String) throws {
    let field = try requireFocusedField()
    for character in text { try edit(field.id, replacing: nil, with: String(character)) }
  }

  /// Presses the delete key with the current keyboard focus.
  /// - Throws: `DriverError` when nothing takes characters.
  public func deleteBackward() throws {
    let field = try requireFocusedField()
    takeText(of: field.id)
    let shown = typed[field.id] ?? TypedText()
    let selected = selection(of: field.id, in: shown)
    guard selected.isEmpty else { return try edit(field.id, replacing: selected, with: "") }
    let before = String(decoding: shown.text.utf16.prefix(selected.lowerBound), as: UTF16.self)
    let length = before.last.map { String($0).utf16.count } ?? 0
    let range = (selected.lowerBound - length)..<selected.lowerBound
    try edit(field.id, replacing: range, with: "")
  }

  /// Replaces the whole text of a field, as one edit.
  public func replaceText(of label: String, with text: String) throws {
    let field = try focus(label)
    let all = 0..<(shownText(of: field.id).utf16.count)
    try edit(field.id, replacing: all, with: text)
  }

  /// Deletes the last character of a field.
  public func deleteBackward(in label: String) throws {
    let field = try focus(label)
    let text = shownText(of: field.id)
    guard let last = text.last else {
      throw DriverError.refused("deleting in the empty \(field)", screen: screen)
    }
    let count = text.utf16.count
    try edit(field.id, replacing: (count - String(last).utf16.count)..<count, with: "")
  }

  /// Presses a field's clear button.
  public func clearText(of label: String) throws {
    try perform(.clearText(field(label).id), "clearing \"\(label)\"")
  }

  /// Presses the return key of the focused field.
  public func pressReturn() throws {
    let field = try requireFocusedField()
    try perform(.pressReturn(field.id), "pressing return in \(field)")
  }

  /// Taps into a field to focus it.
  public func beginEditing(_ label: String) throws {
    _ = try focus(label)
  }

  /// Dismisses the keyboard.
  public func endEditing() throws {
    let field = try requireFocusedField()
    try perform(.endEditing(field.id), "leaving \(field)")
  }

  /// Toggles a switch.
  public func toggle(_ label: String) throws {
    let control = try element(label, .toggle)
    try perform(.setOn(control.id, control.value != "on"), "flipping \(control)")
  }

  /// Types into the screen's search field.
  public func search(_ text: String) throws {
    guard let field = find(nil, .searchField).first else {
      throw DriverError.notFound("a search field", screen: screen)
    }
    if !field.isEditing { try perform(.beginEditing(field.id), "focusing \(field)") }
    for character in text { try edit(field.id, replacing: nil, with: String(character)) }
  }

  /// The field with keyboard focus.
  public var focusedField: Element? {
    find().first(where: \.isEditing)
  }

  private func requireFocusedField() throws -> Element {
    guard let field = focusedField else {
      throw DriverError.notFound("a field that has the keyboard", screen: screen)
    }
    return field
  }

  // MARK: - The display's copy of texts

  private static let fields: Set<Role> = [.textField, .secureField, .searchField, .textView]

  private func field(_ label: String) throws -> Element {
    let found = find(label).filter { Self.fields.contains($0.role) }
    guard let field = found.first else {
      throw DriverError.notFound("a field \"\(label)\"", screen: screen)
    }
    if found.count > 1 {
      throw DriverError.ambiguous("a field \"\(label)\"", count: found.count, screen: screen)
    }
    return field
  }

  private func focus(_ label: String) throws -> Element {
    let field = try field(label)
    if !field.isEditing { try perform(.beginEditing(field.id), "focusing \(field)") }
    return field
  }

  private func shownText(of id: NodeID) -> String {
    takeText(of: id)
    return typed[id]?.text ?? ""
  }

  /// Returns the texts of the existing fields that were typed into.
  package func typedTexts() -> [NodeID: String] {
    typed = typed.filter { display.tree[$0.key] != nil }
    for id in typed.keys { takeText(of: id) }
    return typed.mapValues(\.text)
  }

  private func takeText(of id: NodeID) {
    guard let value = display.tree[id]?.typing else { return }
    var text = typed[id] ?? TypedText()
    _ = text.take(value)
    typed[id] = text
  }

  /// Sends an edit; the range is in UTF-16 code units, and nil stands for the selection.
  private func edit(_ id: NodeID, replacing range: Range<Int>?, with text: String) throws {
    takeText(of: id)
    var copy = typed[id] ?? TypedText()
    let edit = copy.edit(range ?? selection(of: id, in: copy), with: text)
    typed[id] = copy
    try perform(.edit(id, edit), "typing \"\(text)\"")
    takeText(of: id)
    insertionPoints[id] = InsertionPoint(
      offset: edit.range.lowerBound + text.utf16.count,
      revision: copy.revision,
      base: copy.base
    )
  }

  /// Returns the selection that the app has set since the last edit, else the insertion point after it; the
  /// end of a text that the app has changed.
  private func selection(of id: NodeID, in shown: TypedText) -> Range<Int> {
    let end = shown.text.utf16.count
    if let value = display.tree[id]?.typing, value.answers == shown.revision, value.isSelected {
      return value.selection ?? end..<end
    }
    guard let point = insertionPoints[id], point.isOf(shown) else { return end..<end }
    return point.offset..<point.offset
  }
}

/// An insertion point, which is that of a text until the next change.
struct InsertionPoint {
  /// In UTF-16 code units.
  let offset: Int
  let revision: UInt32
  let base: UInt32

  func isOf(_ text: TypedText) -> Bool { revision == text.revision && base == text.base }
}
