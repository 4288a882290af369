/// The rows of the comments as ids, in sections.
///
/// The content of a row is requested when its cell is made. Two listings are equal if their
/// revisions are; the presenter increments the revision with each new listing.
public struct CommentListing: Equatable, Sendable {
  /// The section of a kind of comments; the server keeps one list for each.
  public enum SectionID: Hashable, Sendable {
    case long, short
  }

  public enum RowID: Hashable, Sendable {
    /// A comment. Ids are unique only within a section.
    case comment(SectionID, Int)
    /// The section has no comments.
    case empty(SectionID)
    /// More comments are being fetched, or will be when this row appears.
    case more(SectionID)
    /// The request for more comments failed.
    case failed(SectionID)
    /// Neither kind has more comments.
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
