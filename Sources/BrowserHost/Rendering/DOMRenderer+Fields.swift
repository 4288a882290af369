import UIKitHosting

extension DOMRenderer {
  func setField(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let input = target.part(.field)
    switch attribute {
    case .field(let field):
      operations.append(.attribute(target.main, "data-border", "\(field.border)"))
      operations.append(.attribute(target.main, "data-clear", "\(field.clearButton)"))
      operations.append(.attribute(input, "placeholder", field.placeholder))
      operations.append(.attribute(input, "type", field.isSecure ? "password" : "text"))
      operations.append(.attribute(input, "inputmode", inputMode(field.keyboard)))
      operations.append(.attribute(input, "enterkeyhint", keyHint(field.returnKey)))
    case .typing(let typing):
      operations.append(.attribute(input, "data-text", typing.text))
      let numbers = [Double(typing.version), Double(typing.answers), Double(typing.caret ?? -1)]
      operations.append(.call(target.id, .typing, numbers))
    case .isFirstResponder(let isFirst):
      operations.append(.call(target.id, .keyboard, [isFirst ? 1 : 0]))
    default:
      preconditionFailure("Expected something of text fields, got \(attribute.key).")
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
