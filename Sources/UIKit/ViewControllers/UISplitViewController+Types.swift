extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case doubleColumn = 1
  }

  public enum Column: Int, Sendable {
    /// What there is to choose from.
    case primary = 0
    /// What was chosen.
    case secondary = 2
    /// What is shown instead of both while the split is collapsed, if set.
    case compact = 3
  }

  /// Which columns can be seen, and how, while the split is not collapsed.
  public enum DisplayMode: Int, Sendable {
    /// Only to prefer: what suits the split behavior.
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    /// The primary column lies over the secondary, which is dimmed and cannot be used.
    case oneOverSecondary = 3
    // Of splits with three columns, which there are not: preferred, they are what two columns have of them.
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    // Former names.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the primary column comes.
  public enum SplitBehavior: Int, Sendable {
    /// Only to prefer: beside the secondary column, whatever the window's form.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
  }
}
