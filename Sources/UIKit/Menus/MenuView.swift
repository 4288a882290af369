import UIKitHosting

/// An open menu, above all other views.
final class _MenuView: UIView, _Tappable {
  /// The opened menu and the submenus opened since; the last one is shown.
  private var path: [UIMenu]
  private(set) weak var source: UIView?
  private let sourceID: NodeID
  private let sender: Any?
  /// The session of a context menu; nil for other menus.
  let session: ContextMenuSession?
  /// The session of an edit menu; nil for other menus.
  let edit: EditMenuSession?
  /// The colour behind the source's preview; nil for the colour of its surroundings.
  private let liftColor: UIColor?
  private var preview: ContextMenuPreviewView?
  /// The deferred elements whose providers this menu has called again.
  private var loaded: Set<ObjectIdentifier> = []

  init(
    _ menu: UIMenu,
    source: UIView,
    id: NodeID,
    sender: Any?,
    session: ContextMenuSession? = nil,
    edit: EditMenuSession? = nil
  ) {
    path = [menu]
    self.source = source
    let highlighted = session?.preview == nil ? session?.highlightPreview() : nil
    sourceID = highlighted?.view._nodeID ?? id
    liftColor = highlighted?.parameters.backgroundColor
    self.sender = sender
    self.session = session
    self.edit = edit
    super.init(frame: .zero)
    show()
    guard !isEmpty || session != nil, let controller = session?.preview else { return }
    let preview = ContextMenuPreviewView(controller)
    self.preview = preview
    addSubview(preview)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { .menu }

  /// The elements that are shown.
  var barElements: [UIMenuElement] {
    _subviews.compactMap { ($0 as? _MenuItemView)?.element }
  }

  var isEmpty: Bool { _subviews.isEmpty }

  /// Touches beside the items of a bar of edit actions reach what is there.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    edit == nil ? super.hitTest(point, with: event) : nil
  }

  /// Replaces the menu that is shown.
  func replaceMenu(_ replacement: (UIMenu) -> UIMenu) {
    guard let menu = path.last else { return }
    path[path.count - 1] = replacement(menu)
    show()
  }

  /// Restarts with another menu.
  func restart(with menu: UIMenu) {
    path = [menu]
    show()
  }

  /// Commits a preview that the user has tapped.
  func _tapped() -> Bool {
    if session != nil { return commitPreview() }
    return _runtime?.close(self) ?? false
  }

  /// Commits the preview.
  ///
  /// - Returns: Whether the call had an effect.
  func commitPreview() -> Bool {
    guard let session, let runtime = _runtime else { return false }
    session.commit { _ = runtime.close(self) }
    return true
  }

  private func show() {
    _invalidate(.menu)
    for item in _subviews where item !== preview { item.removeFromSuperview() }
    if path.count > 1, let menu = path.last { add(_MenuLine(element: menu, kind: .back)) }
    guard let menu = path.last else { return }
    load(menu)
    validate(menu)
    let isChoice = path.contains { $0.options.contains(.singleSelection) }
    for line in _MenuLine.lines(of: menu, isChoice: isChoice) where isShown(line) { add(line) }
  }

  /// Returns whether a line is shown; edit menus omit disabled actions and those without a target.
  private func isShown(_ line: _MenuLine) -> Bool {
    guard edit != nil, let leaf = line.element as? any _MenuLeaf else { return true }
    if leaf.attributes.contains(.disabled) { return false }
    return (leaf as? UICommand).map { $0._target(from: starts) != nil } ?? true
  }

  /// The responders at which the search for command targets starts.
  private var starts: [UIResponder?] {
    if let edit { return [edit.responder] }
    // A bar is not part of the responder chain of the screen to which its commands belong.
    let runtime = source?._runtime
    return [runtime?.firstResponder, source, runtime?.firstOfKeys]
  }

  /// Calls the providers of deferred elements.
  private func load(_ menu: UIMenu) {
    for child in menu.children {
      if let group = child as? UIMenu, group.options.contains(.displayInline) { load(group) }
      guard let deferred = child as? UIDeferredMenuElement else { continue }
      let reloads = deferred._isUncached && loaded.insert(ObjectIdentifier(deferred)).inserted
      deferred._load(reloads: reloads) { [weak self] in self?.provided() }
    }
  }

  private func provided() {
    show()
    if isEmpty, session?.preview == nil { _ = _runtime?.close(self) }
  }

  private func validate(_ menu: UIMenu) {
    for child in menu.children {
      if let command = child as? UICommand { command._validate(from: starts) }
      if let group = child as? UIMenu, group.options.contains(.displayInline) { validate(group) }
    }
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
          isContextual: session != nil || source is any SwipedRow,
          liftColor: liftColor?._value,
          target: edit?.target
        )
      )
    default: super._attribute(key)
    }
  }

  // MARK: Choosing

  /// - Returns: Whether the choice had an effect.
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
    case .loading:
      return false
    case .action, .choice:
      guard let leaf = line.element as? any _MenuLeaf, !leaf.attributes.contains(.disabled)
      else { return false }
      perform(leaf)
      return true
    }
  }

  private func perform(_ leaf: any _MenuLeaf) {
    let runtime = _runtime
    if let action = leaf as? UIAction { path.first?._choose(action) }
    (source as? UIButton)?._menuChose()
    let closes = !leaf.attributes.contains(.keepsMenuPresented)
    if closes { _ = runtime?.close(self) }
    if let action = leaf as? UIAction {
      action._perform(sender: sender)
    } else if let command = leaf as? UICommand {
      command._send(from: starts)
      edit?.performed(command)
    }
    guard !closes else { return }
    for case let item as _MenuItemView in _subviews { item.changed() }
  }
}

/// A line of an open menu.
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

  var element: UIMenuElement { line.element }

  func changed() {
    for key in [AttributeKey.text, .menuItem, .isEnabled] { _invalidate(key) }
    if line.element.image != nil { _invalidate(.image) }
  }

  func _tapped() -> Bool {
    (_superview as? _MenuView)?.chosen(line) ?? false
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text:
      .text(line.kind == .loading ? _SystemTexts.of(_runtime).loading : line.element.title)
    case .image: .image(line.element.image?._value)
    case .isEnabled:
      .isEnabled(line.kind != .loading && !(leaf?.attributes.contains(.disabled) ?? false))
    case .menuItem: .menuItem(value)
    default: super._attribute(key)
    }
  }

  private var leaf: (any _MenuLeaf)? { line.element as? any _MenuLeaf }

  private var value: MenuItemValue {
    MenuItemValue(
      kind: line.kind,
      subtitle: line.element.subtitle,
      isDestructive: leaf?.attributes.contains(.destructive)
        ?? (line.element as? UIMenu)?.options.contains(.destructive) ?? false,
      state: leaf?.state._value ?? .off,
      startsSection: line.startsSection,
      size: line.size
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
