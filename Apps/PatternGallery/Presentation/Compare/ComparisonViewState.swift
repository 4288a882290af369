/// The view state of the comparison.
public struct ComparisonViewState: Equatable, Sendable {
  public struct Row: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    public var lines: String
    public var files: String
    public var types: String
    /// The length relative to the longest pattern, from 0 to 1.
    public var share: Double
    /// The accessibility label of the row.
    public var sentence: String
  }

  public var title: String
  /// The text above the rows: what the bars show.
  public var legend: String
  /// The heading of the figures.
  public var heading: Row
  public var rows: [Row]
  public var note: String
}
