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
  }

  /// At which edge something stands, and when: unless told otherwise, next to the content.
  public enum Placement {
    /// Where among those that stand at its edge already, 0-based, in the order of reading.
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

  /// Called when a person taps an accessory.
  public typealias ActionHandler = () -> Void

  enum Kind {
    case label(String, LabelOptions)
    case checkmark(CheckmarkOptions)
    case detail(DetailOptions, ActionHandler)
    case disclosureIndicator(DisclosureIndicatorOptions)
    /// Lays the actions of a swipe open unless it has an action.
    case delete(DeleteOptions, ActionHandler?)
    /// Expands or collapses its item unless it has an action.
    case outline(OutlineDisclosureOptions, ActionHandler?)
    case reorder(ReorderOptions)
    case view(CustomViewConfiguration)
  }

  let kind: Kind
  let placement: Placement

  // MARK: - Making one

  /// A chevron: a tap leads to another screen.
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

  /// A button that tells more.
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

  /// A red button before the content, while the list is edited.
  ///
  /// Without an action of its own it lays open what a swipe from the trailing edge offers.
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

  /// A grip that a person moves the item by, where the data source lets it be moved; always the
  /// outermost.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .reorder(options), placement: .trailing(displayed: displayed))
  }

  /// A chevron that turns: what is below the item in a section snapshot is shown, or hidden.
  ///
  /// Without an action of its own it expands or collapses the item.
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
