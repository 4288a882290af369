/// Actions to choose from, in order; menus in it are groups or menus of their own.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu that it is in, as a group.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its elements is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

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

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
