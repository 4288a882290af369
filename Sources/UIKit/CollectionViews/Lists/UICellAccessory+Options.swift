extension UICellAccessory {
  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the system's gray.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the tint of the cell.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button that tells more looks.
  public struct DetailOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil for the tint of the cell.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button that deletes looks.
  public struct DeleteOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the minus sign; nil for what is behind the button.
    public var tintColor: UIColor?
    /// The colour of the disc; nil for the system's red.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the text; nil for that of second texts.
    public var tintColor: UIColor?
    /// That of bodies unless set.
    public var font: UIFont
    /// Whether the text grows with the person's.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
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
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    /// Whether only its place is kept.
    public var isHidden: Bool
    /// How much room it takes beside the content, in the middle of which it stands.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Nil leaves the view's as it is.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame, rather than getting the one that its content
    /// and its constraints ask for.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView,
      placement: UICellAccessory.Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
