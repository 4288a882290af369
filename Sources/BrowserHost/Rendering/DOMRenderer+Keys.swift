import Foundation
import UIKitHosting

extension DOMRenderer {
  /// Returns the keys for shortcuts.js: `modifiers:priority:input`, separated by spaces; nil for
  /// none.
  func list(of shortcuts: [ShortcutValue]) -> String? {
    guard !shortcuts.isEmpty else { return nil }
    return shortcuts.compactMap { shortcut in
      let input = shortcut.key.input.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      return input.map {
        "\(shortcut.key.modifiers.rawValue):\(shortcut.hasPriority ? 1 : 0):\($0)"
      }
    }.joined(separator: " ")
  }
}
