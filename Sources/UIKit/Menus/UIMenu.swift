/// An ordered list of actions; menus in it are inline groups or submenus.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows its elements inline in the enclosing menu, as a group.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows at most one selected element, including those of nested menus.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// A part of a line, with the image only.
    case small
    /// A part of a line, with the image above the title.
    case medium
    /// A whole line.
    case large
    /// A whole line, the only size that menus here choose automatically.
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

  /// The preferred size of its elements.
  open var preferredElementSize: UIMenu.ElementSize = .automatic

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      _title: title,
      image: image,
      identifier: identifier ?? Identifier(UniqueName.next()),
      options: options,
      children: children
    )
    self.subtitle = subtitle
  }

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.preferredElementSize = preferredElementSize
  }

  private init(
    _title: String,
    image: UIImage?,
    identifier: Identifier,
    options: Options,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: _title, image: image)
  }

  /// The elements that are on, including those of nested menus.
  open var selectedElements: [UIMenuElement] {
    _actions.filter { $0.state == .on }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}

extension UIMenu {
  /// The actions, including those of nested menus, in order.
  final var _actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu._actions }
      if let deferred = child as? UIDeferredMenuElement {
        return UIMenu(children: deferred._elements ?? [])._actions
      }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// The same menu with single selection.
  final var _withSingleSelection: UIMenu {
    if options.contains(.singleSelection) { return self }
    let menu = UIMenu(
      title: title,
      image: image,
      identifier: identifier,
      options: options.union(.singleSelection),
      children: children
    )
    menu.subtitle = subtitle
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  /// Turns an action on, and the others off in menus with single selection.
  final func _choose(_ action: UIAction) {
    if options.contains(.singleSelection) {
      let actions = _actions
      guard actions.contains(where: { $0 === action }) else { return }
      for one in actions { one.state = one === action ? .on : .off }
    } else {
      for case let menu as UIMenu in children { menu._choose(action) }
    }
  }

  /// Turns on the first enabled action, if none is on.
  final func _selectFirstIfNeeded() {
    guard selectedElements.isEmpty else { return }
    _actions.first { $0.attributes.isDisjoint(with: [.disabled, .hidden]) }?.state = .on
  }
}
