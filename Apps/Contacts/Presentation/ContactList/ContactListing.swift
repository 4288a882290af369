/// The rows of the list as ids, in sections.
///
/// What a row shows is asked for when its cell is made. Two listings are equal if their revisions are: a presenter counts it up with each new listing,
/// so that comparing costs the same for ten rows and ten thousand.
public struct ContactListing: Equatable, Sendable {
  public struct Section: Sendable {
    /// The initial that its names share, which is its id too: A…Z, or # for all others.
    public var title: String
    /// The ids of its contacts, sorted as the reader sorts.
    public var ids: [String]
  }

  public var sections: [Section]
  public var revision: Int

  public static func == (a: ContactListing, b: ContactListing) -> Bool {
    a.revision == b.revision
  }
}
