import UIKitHosting

/// One line of a menu, before it is a view.
@MainActor
struct _MenuLine {
  var element: UIMenuElement
  var kind: MenuItemValue.Kind
  var startsSection = false

  /// The lines of a menu: groups one after the other, what is hidden or empty left out.
  static func lines(of menu: UIMenu) -> [_MenuLine] {
    var lines: [_MenuLine] = []
    var endsSection = false
    for child in menu.children {
      var own = Self.lines(for: child, in: menu)
      guard !own.isEmpty else { continue }
      let isGroup = (child as? UIMenu)?.options.contains(.displayInline) ?? false
      own[0].startsSection = !lines.isEmpty && (isGroup || endsSection)
      endsSection = isGroup
      lines += own
    }
    return lines
  }

  private static func lines(for element: UIMenuElement, in menu: UIMenu) -> [_MenuLine] {
    if let action = element as? UIAction {
      if action.attributes.contains(.hidden) { return [] }
      let isChoice = menu.options.contains(.singleSelection)
      return [_MenuLine(element: action, kind: isChoice ? .choice : .action)]
    }
    guard let group = element as? UIMenu else { return [] }
    let inner = lines(of: group)
    if group.options.contains(.displayInline) { return inner }
    return inner.isEmpty ? [] : [_MenuLine(element: group, kind: .submenu)]
  }
}
