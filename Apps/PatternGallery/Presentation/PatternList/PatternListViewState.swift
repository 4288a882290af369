/// The list of patterns, ready to show.
public struct PatternListViewState: Equatable, Sendable {
  public struct Row: Hashable, Sendable, Identifiable {
    public var id: String
    public var title: String
    public var text: String
  }

  /// The pattern that is shown beside the list.
  public enum Choice: Hashable, Sendable {
    /// By its id.
    case pattern(String)
    case comparison
  }

  public var title: String
  public var introduction: String
  public var rows: [Row]
  public var compare: String
  public var chosen: Choice?
  /// Whether a row leads to another screen, rather than to the other column.
  public var leadsOn = true
}
