/// The configuration of the separators above and below a list item.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: Int, Sendable {
    /// Determined by the list: a separator below every item that another item follows.
    case automatic
    case visible
    case hidden
  }

  /// A placeholder for the list's default insets: separators start at the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// The visibility of the separator above, which `automatic` hides.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above; each may be that of ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below; each may be that of ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

/// A separator above or below an item.
struct ListSeparator: Equatable {
  var color: UIColor
  /// The leading inset, in points; nil for the leading edge of the text.
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
