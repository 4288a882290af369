/// Something at the edge of a list's cell: a chevron, a check mark, a text, a view.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
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

  enum Kind {
    case disclosureIndicator, checkmark
    case detail(() -> Void)
    case delete(() -> Void)
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
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(actionHandler ?? {}), placement: .trailing(displayed: displayed))
  }

  /// A red button before the content, while the list is edited.
  @MainActor
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .delete(actionHandler ?? {}), placement: .leading(displayed: displayed))
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
