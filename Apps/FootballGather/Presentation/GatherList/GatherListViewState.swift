public import Rostrum

/// The list of matches, as it shall look.
public struct GatherListViewState: Equatable, Sendable {
  public enum Segment: Int, Sendable, CaseIterable {
    case matches, statistics
  }

  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case list(GatherListing)
    /// Nothing there, or nothing but an error.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which stay usable.
  public struct Banner: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// What does not change while the screen lives.
  public struct Labels: Equatable, Sendable {
    public var title: String
    /// In the order of the segments.
    public var segments: [String]
    public var delete: String
  }

  public var labels: Labels
  public var segment = Segment.matches
  public var content: Content
  public var banner: Banner?
  /// Whether a person pulled, and newer rows are being fetched.
  public var isPulled = false
}
