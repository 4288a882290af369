import UIKitHosting

/// A menu that is open, over everything else.
final class _MenuView: UIView {
  /// The menu that was opened, and those in it that were opened since; the last is shown.
  private var path: [UIMenu]
  private(set) weak var source: UIView?
  private let sourceID: NodeID
  private let sender: Any?

  init(_ menu: UIMenu, source: UIView, id: NodeID, sender: Any?) {
    path = [menu]
    self.source = source
    sourceID = id
    self.sender = sender
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .menu }

  var isEmpty: Bool { _subviews.isEmpty }

  private func show() {
    _invalidate(.menu)
    for item in _subviews { item.removeFromSuperview() }
    if path.count > 1, let menu = path.last { add(_MenuLine(element: menu, kind: .back)) }
    guard let menu = path.last else { return }
    let isChoice = path.contains { $0.options.contains(.singleSelection) }
    for line in _MenuLine.lines(of: menu, isChoice: isChoice) { add(line) }
  }

  private func add(_ line: _MenuLine) {
    addSubview(_MenuItemView(line))
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .menu:
      .menu(
        MenuValue(
          title: path.count == 1 ? path.first.map(\.title).flatMap { $0.isEmpty ? nil : $0 } : nil,
          source: sourceID,
          isContextual: source is any SwipedRow
        )
      )
    default: super._attribute(key)
    }
  }

  // MARK: Choosing

  /// - Returns: Whether that did anything.
  func chosen(_ line: _MenuLine) -> Bool {
    switch line.kind {
    case .back:
      path.removeLast()
      show()
      return true
    case .submenu:
      guard let menu = line.element as? UIMenu else { return false }
      path.append(menu)
      show()
      return true
    case .action, .choice:
      guard let action = line.element as? UIAction, !action.attributes.contains(.disabled)
      else { return false }
      perform(action)
      return true
    }
  }

  private func perform(_ action: UIAction) {
    path.first?._choose(action)
    (source as? UIButton)?._menuChose()
    if !action.attributes.contains(.keepsMenuPresented) {
      _ = _runtime?.close(self)
      return action._perform(sender: sender)
    }
    action._perform(sender: sender)
    for case let item as _MenuItemView in _subviews { item.changed() }
  }
}

/// One line of an open menu.
final class _MenuItemView: UIView, _Tappable {
  private let line: _MenuLine

  init(_ line: _MenuLine) {
    self.line = line
    super.init(frame: .zero)
    changed()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .menuItem }

  func changed() {
    for key in [AttributeKey.text, .menuItem, .isEnabled] { _invalidate(key) }
    if line.element.image != nil { _invalidate(.image) }
  }

  func _tapped() -> Bool {
    (_superview as? _MenuView)?.chosen(line) ?? false
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(line.element.title)
    case .image: .image(line.element.image?._value)
    case .isEnabled: .isEnabled(!(action?.attributes.contains(.disabled) ?? false))
    case .menuItem: .menuItem(value)
    default: super._attribute(key)
    }
  }

  private var action: UIAction? { line.element as? UIAction }

  private var value: MenuItemValue {
    MenuItemValue(
      kind: line.kind,
      subtitle: line.element.subtitle,
      isDestructive: action?.attributes.contains(.destructive)
        ?? (line.element as? UIMenu)?.options.contains(.destructive) ?? false,
      state: action?.state._value ?? .off,
      startsSection: line.startsSection
    )
  }
}

extension UIMenuElement.State {
  fileprivate var _value: MenuItemValue.State {
    switch self {
    case .off: .off
    case .on: .on
    case .mixed: .mixed
    }
  }
}
