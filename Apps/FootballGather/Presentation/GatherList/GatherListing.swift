public import Foundation

/// The rows of the list as ids, in sections.
///
/// What a row shows is asked for when its cell is made. Two listings are equal if their revisions
/// are: a presenter counts it up with each new listing.
public struct GatherListing: Equatable, Sendable {
  public enum RowID: Hashable, Sendable {
    /// The match in progress.
    case running
    /// A match whose result the server does not know yet.
    case waiting(UUID)
    /// A match that the server knows.
    case gather(UUID)
    /// A player's statistics.
    case player(Int)
  }

  public struct Section: Sendable, Identifiable {
    public enum ID: Hashable, Sendable {
      case running, waiting, gathers, players
    }

    public var id: ID
    /// Nil where it needs none.
    public var title: String?
    public var rows: [RowID]
  }

  public var sections: [Section]
  public var revision: Int

  public static func == (a: GatherListing, b: GatherListing) -> Bool {
    a.revision == b.revision
  }
}
