import UIKitHosting

extension DOMRenderer {
  func setField(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    switch attribute {
    case .field(let field) where target.kind == .textView:
      setTextView(field, of: target, into: &operations)
      setKeyboard(field, of: target, into: &operations)
    case .field(let field):
      setLook(field, of: target, into: &operations)
      setKeyboard(field, of: target, into: &operations)
    case .typing(let typing):
      operations.append(.attribute(target.part(.field), "data-text", typing.text))
      let caret = typing.selection.map { Double($0.upperBound) } ?? -1
      let start = typing.isSelected ? typing.selection.map { [Double($0.lowerBound)] } ?? [] : []
      let numbers = [Double(typing.version), Double(typing.answers), caret] + start
      operations.append(.call(target.id, .typing, numbers))
    case .isFirstResponder(let isFirst, let answers):
      operations.append(.call(target.id, .keyboard, [isFirst ? 1 : 0, Double(answers)]))
    default:
      preconditionFailure("Expected something of text fields, got \(attribute.key).")
    }
  }

  private func setLook(
    _ field: FieldValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.attribute(target.main, "data-border", "\(field.border)"))
    operations.append(.attribute(target.main, "data-clear", "\(field.clearButton)"))
    // Never empty: the style sheet detects an empty field by its placeholder.
    let placeholder = field.placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? " "
    operations.append(.attribute(target.part(.field), "placeholder", placeholder))
    let color = field.placeholderColor.map(CSS.textColor)
    operations.append(.style(target.main, "--placeholder", color))
    setRoom(field, of: target, into: &operations)
    operations.append(.attribute(target.part(.hit), "aria-label", texts.clearText))
    operations.append(.fill(target.part(.hit), [symbol("xmark.circle.fill")]))
    if field.border == .search {
      operations.append(.fill(target.part(.icon), [symbol("magnifyingglass")]))
    }
  }

  private func setRoom(
    _ field: FieldValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let (insets, gaps) = (field.insets, field.gaps)
    let own: Double = field.border == .none ? 0 : 7
    let isInset = insets.leading != 0 || insets.trailing != 0
    let inline = "\(CSS.length(own + insets.leading)) \(CSS.length(own + insets.trailing))"
    operations.append(.style(target.main, "padding-inline", isInset ? inline : nil))
    let input = target.part(.field)
    let block = "\(CSS.length(insets.top)) \(CSS.length(insets.bottom))"
    let isRaised = insets.top != 0 || insets.bottom != 0
    operations.append(.style(input, "padding-block", isRaised ? block : nil))
    let sides = "\(CSS.length(gaps.leading)) \(CSS.length(gaps.trailing))"
    operations.append(.style(input, "margin-inline", gaps == .zero ? nil : sides))
  }

  private func symbol(_ name: String) -> ElementSpec {
    ElementSpec(
      "svg",
      "symbol",
      ["viewBox": "0 0 24 24", "aria-hidden": "true"],
      [ElementSpec("use", "", ["href": addresses.symbol(name)])]
    )
  }

  private func setKeyboard(
    _ field: FieldValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    if target.kind == .textField {
      let type = field.isSecure ? "password" : "text"
      operations.append(.attribute(target.part(.field), "type", type))
    }
    let attributes: [(String, String?)] = [
      ("inputmode", field.hasInputView ? "none" : inputMode(field.keyboard)),
      ("enterkeyhint", keyHint(field.returnKey)),
      ("autocapitalize", capitalization(field)),
      ("autocorrect", field.corrects == false ? "off" : nil),
      ("spellcheck", spellcheck(field)),
      ("autocomplete", field.contentType.map(completion) ?? "off"),
      ("data-fit", field.minimumScale.map(CSS.number)),
      ("data-reports", reports(field)),
    ]
    for (name, value) in attributes {
      operations.append(.attribute(target.part(.field), name, value))
    }
  }

  private func setTextView(
    _ field: FieldValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let main = target.main
    let input = target.part(.field)
    operations.append(.attribute(input, "readonly", field.isEditable ? nil : ""))
    operations.append(.toggle(main, className: "fixed", !field.isSelectable && !field.isEditable))
    let insets = field.insets
    let block = "\(CSS.length(insets.top)) \(CSS.length(insets.bottom))"
    let inline = "\(CSS.length(insets.leading)) \(CSS.length(insets.trailing))"
    operations.append(.style(main, "--text-block", block))
    operations.append(.style(main, "--text-inline", inline))
  }

  /// Returns the names of the reports that the page sends for the field, besides edits.
  private func reports(_ field: FieldValue) -> String? {
    let reports = [
      field.reportsSelection ? "selection" : nil, field.reportsDeletion ? "deletion" : nil,
      field.givesEditMenus ? "menu" : nil,
    ]
    .compactMap(\.self)
    return reports.isEmpty ? nil : reports.joined(separator: " ")
  }

  private func spellcheck(_ field: FieldValue) -> String? {
    if field.isSecure { return "false" }
    if let checks = field.checksSpelling { return checks ? "true" : "false" }
    return field.corrects == false ? "false" : nil
  }

  /// The content types that HTML does not have.
  private static let unknownContentTypes: Set<String> = [
    "location", "address-level1+2", "date-time", "flight-number", "shipment-tracking-number",
  ]

  /// Returns the `autocomplete` value for a `UITextContentType`, which mostly equals its raw value.
  private func completion(_ contentType: String) -> String {
    if contentType == "password" { return "current-password" }
    return Self.unknownContentTypes.contains(contentType) ? "on" : contentType
  }

  private func capitalization(_ field: FieldValue) -> String {
    switch field.capitalization {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }

  private func inputMode(_ keyboard: FieldValue.Keyboard) -> String? {
    switch keyboard {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .emailAddress: "email"
    case .url: "url"
    case .webSearch: "search"
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter: nil
    }
  }

  private func keyHint(_ key: FieldValue.ReturnKey) -> String? {
    switch key {
    case .go, .join, .route: "go"
    case .google, .search, .yahoo: "search"
    case .next, .continue: "next"
    case .send: "send"
    case .done: "done"
    case .default, .emergencyCall: nil
    }
  }
}
