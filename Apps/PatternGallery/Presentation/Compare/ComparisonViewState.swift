/// Every pattern in figures, ready to show.
public struct ComparisonViewState: Equatable, Sendable {
  public struct Row: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    public var lines: String
    public var files: String
    public var types: String
    /// From 0 to 1, of the longest.
    public var share: Double
    /// The row in words.
    public var sentence: String
  }

  public var title: String
  /// What stands above the figures.
  public var heading: Row
  public var rows: [Row]
  public var note: String
}
