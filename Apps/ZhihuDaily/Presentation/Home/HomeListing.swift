/// The days' stories as ids, and what stands below them.
///
/// What a row shows is asked for when its cell is made. Two listings are equal if their revisions
/// are: a presenter counts it up with each new listing.
public struct HomeListing: Equatable, Sendable {
  public struct Section: Sendable, Identifiable {
    /// The number of the day.
    public var id: Int
    /// The day's name; nil for the newest one where it is the header's day.
    public var title: String?
    /// The stories' ids.
    public var rows: [Int]
  }

  /// What stands below the last day.
  public enum Foot: Equatable, Sendable {
    /// Older days are coming.
    case loading(String)
    /// Older days did not come; a tap asks for them again.
    case failed(String, button: String)
    /// There are none.
    case end(String)
  }

  public var sections: [Section]
  public var foot: Foot
  public var revision: Int

  public static func == (a: HomeListing, b: HomeListing) -> Bool {
    a.revision == b.revision
  }
}
