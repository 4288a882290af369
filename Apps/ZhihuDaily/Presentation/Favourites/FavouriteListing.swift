/// The favourites as story ids, the most recently added first.
///
/// The content of a row is requested when its cell is made. Two listings are equal if their
/// revisions are; the presenter increments the revision with each new listing.
public struct FavouriteListing: Equatable, Sendable {
  public var rows: [Int]
  public var revision: Int

  public static func == (a: FavouriteListing, b: FavouriteListing) -> Bool {
    a.revision == b.revision
  }
}
