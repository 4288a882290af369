/// The list of patterns, ready to show.
public struct PatternListViewState: Equatable, Sendable {
  public struct Row: Hashable, Sendable, Identifiable {
    public var id: String
    public var title: String
    public var text: String
  }

  public var title: String
  public var introduction: String
  public var rows: [Row]
  public var compare: String
}
