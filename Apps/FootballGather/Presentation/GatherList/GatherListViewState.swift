public import Rostrum

/// The state of the list of matches.
public struct GatherListViewState: Equatable, Sendable {
  public enum Segment: Int, Sendable, CaseIterable {
    case matches, statistics
  }

  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case list(GatherListing)
    /// The list is empty, or an error occurred and there are no rows.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which remain usable.
  public struct Banner: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// The texts that do not change.
  public struct Labels: Equatable, Sendable {
    public var title: String
    /// The titles, in the order of the segments.
    public var segments: [String]
    public var delete: String
  }

  public var labels: Labels
  public var segment = Segment.matches
  public var content: Content
  public var banner: Banner?
  /// A Boolean value that indicates whether the user has pulled to refresh.
  public var isPulled = false
}
