/// Something at the edge of a list's cell: a chevron, a check mark, a text, a view.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How much room something takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it is wide itself.
    case actual
    /// As much as others of its kind.
    case standard
    /// Points.
    case custom(CGFloat)

    func width(actual: CGFloat, standard: CGFloat) -> CGFloat {
      switch self {
      case .actual: actual
      case .standard: standard
      case .custom(let width): width
      }
    }
  }

  /// At which edge something stands, and when.
  public enum Placement {
    /// Where among those that stand at its edge already, 0-based, in the order of reading.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count }
    )
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count }
    )
  }

  /// Called when a person taps an accessory.
  public typealias ActionHandler = () -> Void

  enum Kind {
    case disclosureIndicator, checkmark
    case reorder(ReorderOptions)
    case detail(ActionHandler)
    /// Lays the actions of a swipe open unless it has an action.
    case delete(ActionHandler?)
    /// Expands or collapses its item unless it has an action.
    case outline(OutlineDisclosureOptions, ActionHandler?)
    case label(String)
    case view(UIView)
  }

  let kind: Kind
  let placement: Placement

  // MARK: - Making one

  /// A chevron: a tap leads to another screen.
  @MainActor
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosureIndicator, placement: .trailing(displayed: displayed))
  }

  @MainActor
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, placement: .trailing(displayed: displayed))
  }

  /// A button that tells more.
  @MainActor
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(actionHandler ?? {}), placement: .trailing(displayed: displayed))
  }

  /// A red button before the content, while the list is edited.
  ///
  /// Without an action of its own it lays open what a swipe from the trailing edge offers.
  @MainActor
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .delete(actionHandler), placement: .leading(displayed: displayed))
  }

  /// A grip that a person moves the item by, where the data source lets it be moved; always the
  /// outermost.
  @MainActor
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(options), placement: .trailing(displayed: displayed))
  }

  /// A chevron that turns: what is below the item in a section snapshot is shown, or hidden.
  ///
  /// Without an action of its own it expands or collapses the item.
  @MainActor
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .outline(options, actionHandler),
      placement: .trailing(displayed: displayed)
    )
  }

  /// A short text, in the colour of second texts.
  @MainActor
  public static func label(
    text: String,
    displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: .label(text), placement: .trailing(displayed: displayed))
  }

  @MainActor
  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration.customView), placement: configuration.placement)
  }

  /// How an outline disclosure looks, and what expands its item.
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      /// `header` in an item that is the header of its section, `cell` in any other.
      case automatic
      /// A tap anywhere on the cell expands or collapses the item; it cannot be selected.
      case header
      /// A tap on the chevron expands or collapses the item, a tap on the cell selects it.
      case cell
    }

    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the tint of the cell.
    public var tintColor: UIColor?

    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a grip looks.
  public struct ReorderOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the system's gray.
    public var tintColor: UIColor?
    /// Whether a line stands before it where another accessory does.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    /// Points, of the lines that displays draw and the room that they have.
    var _width: CGFloat { reservedLayoutWidth.width(actual: 21, standard: 24) }

    /// Points from the cell's edge to its middle, where that is not the usual place.
    var _inset: CGFloat? {
      reservedLayoutWidth == .standard ? nil : UICollectionViewListCell._margin + _width / 2
    }
  }

  /// A view of one's own as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement

    public init(customView: UIView, placement: UICellAccessory.Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}

extension UICellAccessory {
  var isGrip: Bool { grip != nil }

  /// Nil for what is no grip.
  var grip: ReorderOptions? {
    if case .reorder(let options) = kind { options } else { nil }
  }

  /// How its chevron expands an item; nil for what is no outline disclosure.
  func outlineStyle(isHeader: Bool) -> OutlineDisclosureOptions.Style? {
    guard case .outline(let options, _) = kind else { return nil }
    return options.style == .automatic ? isHeader ? .header : .cell : options.style
  }

  var isLeading: Bool {
    switch placement {
    case .leading: true
    case .trailing: false
    }
  }

  /// Adds it to those at its edge.
  func insert(into accessories: inout [UICellAccessory]) {
    let position =
      switch placement {
      case .leading(_, let position), .trailing(_, let position): position
      }
    let index = position(accessories.filter { $0.isLeading == isLeading })
    let places = accessories.indices.filter { accessories[$0].isLeading == isLeading }
    let isInside = places.indices.contains(index)
    accessories.insert(self, at: isInside ? places[index] : accessories.count)
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    let displayed =
      switch placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
