/// The story ids of the days, and the content below them.
///
/// The content of a row is requested when its cell is made. Two listings are equal if their
/// revisions are; the presenter increments the revision with each new listing.
public struct HomeListing: Equatable, Sendable {
  public struct Section: Sendable, Identifiable {
    /// The number of the day.
    public var id: Int
    /// The title of the day; nil for the newest day if the header shows the same date.
    public var title: String?
    /// The ids of the stories.
    public var rows: [Int]
  }

  /// The content below the last day.
  public enum Foot: Equatable, Sendable {
    /// Older days are being fetched.
    case loading(String)
    /// The request for older days failed; a tap repeats it.
    case failed(String, button: String)
    /// There are no older days.
    case end(String)
  }

  public var sections: [Section]
  public var foot: Foot
  public var revision: Int

  public static func == (a: HomeListing, b: HomeListing) -> Bool {
    a.revision == b.revision
  }
}
