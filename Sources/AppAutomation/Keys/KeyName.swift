import UIKitHosting

/// A key without a visible character, by its name in `XCUIKeyboardKey`.
package enum KeyName: String, CaseIterable, Sendable {
  case delete, `return`, enter, tab, space, escape
  case upArrow, downArrow, leftArrow, rightArrow
  case forwardDelete, home, end, pageUp, pageDown

  /// The text that stands for the key: a control character, or Apple's for a function key.
  package var text: String { facts.text }

  /// The input of a `KeyValue`, which is UIKit's.
  var input: String { facts.input }

  /// The usage in the standard of Human Interface Devices.
  var usage: UInt16 { facts.usage }

  /// The name of the key in events of browsers, and its number on Windows.
  var browser: (name: String, number: Int) { facts.browser }

  /// - Parameter input: The input of a `KeyValue`.
  init?(input: String) {
    guard let name = Self.allCases.first(where: { $0.input == input && $0 != .enter }) else {
      return nil
    }
    self = name
  }

  /// - Parameter text: The text that stands for a key.
  init?(text: String) {
    guard let name = Self.allCases.first(where: { $0.text == text }) else { return nil }
    self = name
  }

  private typealias Facts = (
    text: String, input: String, usage: UInt16, browser: (name: String, number: Int)
  )

  private var facts: Facts {
    switch self {
    case .delete: ("\u{8}", "\u{8}", 42, ("Backspace", 8))
    case .return: ("\r", "\r", 40, ("Enter", 13))
    case .enter: ("\u{3}", "\r", 40, ("Enter", 13))
    case .tab: ("\t", "\t", 43, ("Tab", 9))
    case .space: (" ", " ", 44, (" ", 32))
    case .escape: ("\u{1B}", "UIKeyInputEscape", 41, ("Escape", 27))
    case .upArrow: ("\u{F700}", "UIKeyInputUpArrow", 82, ("ArrowUp", 38))
    case .downArrow: ("\u{F701}", "UIKeyInputDownArrow", 81, ("ArrowDown", 40))
    case .leftArrow: ("\u{F702}", "UIKeyInputLeftArrow", 80, ("ArrowLeft", 37))
    case .rightArrow: ("\u{F703}", "UIKeyInputRightArrow", 79, ("ArrowRight", 39))
    case .forwardDelete: ("\u{F728}", "UIKeyInputDelete", 76, ("Delete", 46))
    case .home: ("\u{F729}", "UIKeyInputHome", 74, ("Home", 36))
    case .end: ("\u{F72B}", "UIKeyInputEnd", 77, ("End", 35))
    case .pageUp: ("\u{F72C}", "UIKeyInputPageUp", 75, ("PageUp", 33))
    case .pageDown: ("\u{F72D}", "UIKeyInputPageDown", 78, ("PageDown", 34))
    }
  }
}
