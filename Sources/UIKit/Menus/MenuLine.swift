import UIKitHosting

/// The model of a menu's line.
@MainActor
struct _MenuLine {
  var element: UIMenuElement
  var kind: MenuItemValue.Kind
  var startsSection = false
  var size = MenuItemValue.Size.large

  /// Returns the lines of a menu, with groups in sequence and without hidden or empty elements.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isChoice: Whether an enclosing menu has single selection.
  /// - Returns: The lines; empty if there is nothing to choose from.
  static func lines(of menu: UIMenu, isChoice: Bool = false) -> [_MenuLine] {
    let isChoice = isChoice || menu.options.contains(.singleSelection)
    var lines: [_MenuLine] = []
    var endsSection = false
    for child in menu.children {
      var own = Self.lines(for: child, isChoice)
      guard !own.isEmpty else { continue }
      let isGroup = (child as? UIMenu)?.options.contains(.displayInline) ?? false
      if let size = menu.preferredElementSize._value { own.resize(to: size) }
      own[0].startsSection = !lines.isEmpty && (isGroup || endsSection)
      endsSection = isGroup
      lines += own
    }
    return lines
  }

  private static func lines(for element: UIMenuElement, _ isChoice: Bool) -> [_MenuLine] {
    if let leaf = element as? any _MenuLeaf {
      if leaf.attributes.contains(.hidden) { return [] }
      return [_MenuLine(element: leaf, kind: isChoice ? .choice : .action)]
    }
    if let deferred = element as? UIDeferredMenuElement {
      guard let elements = deferred._elements else {
        return [_MenuLine(element: deferred, kind: .loading)]
      }
      return lines(of: UIMenu(children: elements), isChoice: isChoice)
    }
    guard let group = element as? UIMenu else { return [] }
    let inner = lines(of: group, isChoice: isChoice)
    if group.options.contains(.displayInline) { return inner }
    return inner.isEmpty ? [] : [_MenuLine(element: group, kind: .submenu)]
  }
}

/// An element of a menu that performs an action.
@MainActor
protocol _MenuLeaf: UIMenuElement {
  var attributes: UIMenuElement.Attributes { get }
  var state: UIMenuElement.State { get }
}

extension UIAction: _MenuLeaf {}
extension UICommand: _MenuLeaf {}

extension [_MenuLine] {
  /// Sets a size on lines that have none of their own.
  fileprivate mutating func resize(to size: MenuItemValue.Size) {
    for index in indices where self[index].size == .large { self[index].size = size }
  }
}

extension UIMenu.ElementSize {
  /// The size of an element within a line; nil for a whole line.
  fileprivate var _value: MenuItemValue.Size? {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large, .automatic: nil
    }
  }
}
