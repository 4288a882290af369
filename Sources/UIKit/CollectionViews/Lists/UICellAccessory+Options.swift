extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil for the system's gray.
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

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil for the tint colour of the cell.
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

  /// The options of a detail button.
  public struct DetailOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil for the tint colour of the cell.
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

  /// The options of a delete button.
  public struct DeleteOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the minus sign; nil for the background behind the button.
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

  /// The options of a label.
  public struct LabelOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The colour of the text; nil for the secondary label colour.
    public var tintColor: UIColor?
    /// The font; the preferred font of the text style `body` unless set.
    public var font: UIFont
    /// A Boolean value that indicates whether the font scales with the user's text size.
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

  /// The options of an outline disclosure.
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
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil for the tint colour of the cell.
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

  /// The options of a reorder control.
  public struct ReorderOptions {
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil for the system's gray.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a separator precedes the control if another accessory
    /// does.
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

    /// The reserved width, in points; the lines that displays draw are 21 points wide.
    var _width: CGFloat { reservedLayoutWidth.width(actual: 21, standard: 24) }

    /// The distance of its centre from the cell's edge, in points; nil for the standard position.
    var _inset: CGFloat? {
      reservedLayoutWidth == .standard ? nil : UICollectionViewListCell._margin + _width / 2
    }
  }

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    /// A Boolean value that indicates whether the accessory is invisible but keeps its space.
    public var isHidden: Bool
    /// The width that is reserved beside the content; the accessory is centred in it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint colour; nil leaves the view's tint colour unchanged.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps the size of its frame, instead of its
    /// fitting size.
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
