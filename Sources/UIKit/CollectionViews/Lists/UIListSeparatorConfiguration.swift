/// The look of the lines above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: Int, Sendable {
    /// As the list and the item's place in it have it: below all items that another one follows.
    case automatic
    case visible
    case hidden
  }

  /// A length stands for the list's own: lines begin where the text does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The line above is hidden unless it is visible.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the sides; each may be that of ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The distances of the line below from the sides; each may be that of ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

/// A line above or below an item.
struct ListSeparator: Equatable {
  var color: UIColor
  /// Points from the leading edge; nil for where the text begins.
  var leading: CGFloat?
  var trailing: CGFloat

  init?(
    _ configuration: UIListSeparatorConfiguration,
    _ visibility: UIListSeparatorConfiguration.Visibility,
    _ insets: NSDirectionalEdgeInsets,
    unlessHidden isShown: Bool
  ) {
    switch visibility {
    case .automatic: if !isShown { return nil }
    case .visible: break
    case .hidden: return nil
    }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    color = configuration.color
    leading = insets.leading == automatic.leading ? nil : insets.leading
    trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
  }
}
