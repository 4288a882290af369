/// The rows of the comments as ids, in sections.
///
/// What a row shows is asked for when its cell is made. Two listings are equal if their revisions
/// are: a presenter counts it up with each new listing.
public struct CommentListing: Equatable, Sendable {
  /// The paper keeps two lists.
  public enum SectionID: Hashable, Sendable {
    case long, short
  }

  public enum RowID: Hashable, Sendable {
    /// Ids may be the same in both lists.
    case comment(SectionID, Int)
    /// Nobody has said anything.
    case empty(SectionID)
    /// More are being fetched, or will be when this row is seen.
    case more(SectionID)
    /// More did not come.
    case failed(SectionID)
    /// There are no more of either kind.
    case end
  }

  public struct Section: Sendable, Identifiable {
    public var id: SectionID
    public var title: String
    public var rows: [RowID]
  }

  public var sections: [Section]
  public var revision: Int

  public static func == (a: CommentListing, b: CommentListing) -> Bool {
    a.revision == b.revision
  }
}
