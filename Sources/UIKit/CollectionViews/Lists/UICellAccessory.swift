/// An accessory at the edge of a list cell: a chevron, a check mark, a text or a view.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width of the space that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width for accessories of its kind.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge that an accessory is placed at, and when it is displayed; by default next to the
  /// content.
  public enum Placement {
    /// The index among the accessories at the same edge, 0-based, in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count }
    )
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 }
    )
  }

  /// The type of the closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  enum Kind {
    case label(String, LabelOptions)
    case checkmark(CheckmarkOptions)
    case detail(DetailOptions, ActionHandler)
    case disclosureIndicator(DisclosureIndicatorOptions)
    /// Reveals the swipe actions unless it has an action.
    case delete(DeleteOptions, ActionHandler?)
    /// Expands or collapses its item unless it has an action.
    case outline(OutlineDisclosureOptions, ActionHandler?)
    case reorder(ReorderOptions)
    case view(CustomViewConfiguration)
  }

  let kind: Kind
  let placement: Placement

  // MARK: - Making one

  /// Creates a chevron, which indicates that a tap leads to another screen.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .disclosureIndicator(options),
      placement: .trailing(displayed: displayed)
    )
  }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark(options), placement: .trailing(displayed: displayed))
  }

  /// Creates a button that shows details.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = DetailOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .detail(options, actionHandler ?? {}),
      placement: .trailing(displayed: displayed)
    )
  }

  /// Creates a red button before the content, displayed during editing.
  ///
  /// Without an action handler it reveals the trailing swipe actions.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .delete(options, actionHandler),
      placement: .leading(displayed: displayed)
    )
  }

  /// Creates a control that the user drags to move the item, if the data source allows the move.
  ///
  /// It is always the outermost accessory.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(options), placement: .trailing(displayed: displayed))
  }

  /// Creates a rotating chevron that shows or hides the child items in a section snapshot.
  ///
  /// Without an action handler it expands or collapses the item.
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

  /// Creates a short text in the secondary label colour.
  public static func label(
    text: String,
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .label(text, options), placement: .trailing(displayed: displayed))
  }

  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(kind: .view(configuration), placement: configuration.placement)
  }
}
