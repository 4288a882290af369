import UIKitHosting

// A node's attributes by name, as they are read to a test.

extension RenderTree.Node {
  func first<Value>(_ pick: (Attribute) -> Value?) -> Value? {
    for attribute in attributes {
      if let value = pick(attribute) { return value }
    }
    return nil
  }

  var isHidden: Bool {
    first { attribute -> Bool? in
      switch attribute {
      case .isHidden(true, _): true
      case .alpha(let alpha) where alpha < 0.01: true
      default: nil
      }
    } ?? false
  }

  var accessibility: AccessibilityValue {
    first { if case .accessibility(let value) = $0 { value } else { nil } }
      ?? AccessibilityValue()
  }

  var text: String? {
    first { attribute -> String? in
      switch attribute {
      case .text(let text, _): text
      case .attributedText(let runs, _): runs.isEmpty ? nil : runs.map(\.text).joined()
      default: nil
      }
    }
  }

  var title: String? {
    first { if case .title(let title) = $0 { title } else { nil } }
  }

  var message: String? {
    first { if case .message(let message) = $0 { message } else { nil } }
  }

  var isEnabled: Bool {
    first { if case .isEnabled(let value) = $0 { value } else { nil } } ?? true
  }

  var isSelected: Bool {
    first { attribute -> Bool? in
      switch attribute {
      case .isSelected(let value, _): value
      case .row(let row): row.isSelected || row.accessory == .checkmark
      case .menuItem(let item): item.state == .on
      default: nil
      }
    } ?? false
  }

  var sheet: SheetValue? {
    first { if case .sheet(let value) = $0 { value } else { nil } }
  }

  var isOn: Bool {
    first { if case .isOn(let value, _) = $0 { value } else { nil } } ?? false
  }

  var isAnimating: Bool {
    first { if case .isAnimating(let value) = $0 { value } else { nil } } ?? false
  }

  var isEditing: Bool {
    first { if case .isFirstResponder(let value, _) = $0 { value } else { nil } } ?? false
  }

  var swipeActions: SwipeActionsValue? {
    first { if case .swipeActions(let value) = $0 { value } else { nil } } ?? nil
  }

  var row: RowValue? {
    first { if case .row(let row) = $0 { row } else { nil } }
  }

  var wheel: WheelValue? {
    first { if case .wheel(let value) = $0 { value } else { nil } }
  }

  var pages: PagesValue? {
    first { if case .pages(let value) = $0 { value } else { nil } }
  }

  var track: TrackValue? {
    first { if case .track(let value) = $0 { value } else { nil } }
  }

  var web: WebValue? {
    first { if case .web(let value) = $0 { value } else { nil } }
  }

  var menu: MenuValue? {
    first { if case .menu(let value) = $0 { value } else { nil } }
  }

  var menuOffer: MenuOffer {
    first { if case .menuOffer(let value) = $0 { value } else { nil } } ?? .none
  }

  var menuItem: MenuItemValue? {
    first { if case .menuItem(let value) = $0 { value } else { nil } }
  }

  /// What the chosen row of a wheel says, with its unit.
  var picked: String? {
    let row: Int? = first { if case .selectedRow(let row, _) = $0 { row } else { nil } }
    guard let titles = wheel?.titles, let row, titles.indices.contains(row) else { return nil }
    return [titles[row], text].compactMap(\.self).joined(separator: " ")
  }

  var isBarHidden: Bool {
    first { if case .bar(let value, _) = $0 { value } else { nil } } ?? false
  }

  var barButtonStyle: BarButtonStyleValue {
    first { if case .barButtonStyle(let value, _) = $0 { value } else { nil } } ?? .plain
  }

  var field: FieldValue? {
    first { if case .field(let value) = $0 { value } else { nil } }
  }

  var typing: TypingValue? {
    first { if case .typing(let value) = $0 { value } else { nil } }
  }

  var isHeading: Bool { accessibility.traits.contains(.header) }
  var isAdjustable: Bool {
    let isElement = kind == .control || accessibility.isElement
    return isElement && accessibility.traits.contains(.adjustable)
  }
  var isButton: Bool {
    accessibility.isElement && accessibility.traits.contains(.button)
  }
}
