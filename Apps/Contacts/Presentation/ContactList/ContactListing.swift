/// The rows of the list as ids, in sections.
///
/// The data of a row is read when its cell is configured. Listings are equal if their revisions
/// are, which the presenter increments for each new listing, so that comparing costs the same for
/// ten rows and ten thousand.
public struct ContactListing: Equatable, Sendable {
  public struct Section: Sendable {
    /// The common initial of the names, which is also the section's id: A…Z, or # for all others.
    public var title: String
    /// The ids of its contacts, sorted by the user's locale.
    public var ids: [String]
  }

  public var sections: [Section]
  public var revision: Int

  public static func == (a: ContactListing, b: ContactListing) -> Bool {
    a.revision == b.revision
  }
}
