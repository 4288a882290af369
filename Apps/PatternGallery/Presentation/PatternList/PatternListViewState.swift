/// The view state of the list of patterns.
public struct PatternListViewState: Equatable, Sendable {
  public struct Row: Hashable, Sendable, Identifiable {
    public var id: String
    public var title: String
    public var text: String
  }

  /// The content of the secondary column.
  public enum Choice: Hashable, Sendable {
    /// A pattern, by its id.
    case pattern(String)
    case comparison
  }

  public var title: String
  public var introduction: String
  public var rows: [Row]
  public var compare: String
  public var chosen: Choice?
  /// A Boolean value that indicates whether a row pushes a screen, instead of replacing the
  /// secondary column.
  public var showsDisclosure = true
}
