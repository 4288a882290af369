/// The favourites as the stories' ids, the one added last first.
///
/// What a row shows is asked for when its cell is made. Two listings are equal if their revisions
/// are: a presenter counts it up with each new listing.
public struct FavouriteListing: Equatable, Sendable {
  public var rows: [Int]
  /// Stands below the last row.
  public var end: String
  public var revision: Int

  public static func == (a: FavouriteListing, b: FavouriteListing) -> Bool {
    a.revision == b.revision
  }
}
