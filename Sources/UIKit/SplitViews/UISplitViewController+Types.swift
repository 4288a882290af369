extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, whose screens are set by `viewControllers`.
    case unspecified = 0
    case doubleColumn = 1
  }

  public enum Column: Int, Sendable {
    /// The list of choices.
    case primary = 0
    /// The chosen item.
    case secondary = 2
    /// The screen shown instead of both columns while the split is collapsed, if set.
    case compact = 3
  }

  /// The visible columns and their arrangement while the split is not collapsed.
  public enum DisplayMode: Int, Sendable {
    /// A preference only: the mode that fits the split behavior.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    /// The primary column covers the secondary, which is dimmed and not usable.
    case oneOverSecondary = 3
    // Modes of three columns, which are not supported: preferring them selects their two-column
    // equivalent.
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    // Former names.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The arrangement of the primary column relative to the secondary.
  public enum SplitBehavior: Int, Sendable {
    /// A preference only: beside the secondary column, regardless of the window's shape.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
  }
}
