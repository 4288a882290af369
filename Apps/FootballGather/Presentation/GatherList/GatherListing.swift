public import Foundation

/// The rows of the list as ids, in sections.
///
/// The data of a row is read when its cell is configured. Listings are equal if their revisions
/// are, which the presenter increments for each new listing.
public struct GatherListing: Equatable, Sendable {
  public enum RowID: Hashable, Sendable {
    /// The match in progress.
    case running
    /// A match that has ended here and whose result was not sent.
    case waiting(UUID)
    /// A match on the server.
    case gather(UUID)
    /// A player's statistics.
    case player(Int)
  }

  public struct Section: Sendable, Identifiable {
    public enum ID: Hashable, Sendable {
      case running, waiting, gathers, players
    }

    public var id: ID
    /// The title; nil if the section has none.
    public var title: String?
    public var rows: [RowID]
  }

  public var sections: [Section]
  public var revision: Int

  public static func == (a: GatherListing, b: GatherListing) -> Bool {
    a.revision == b.revision
  }
}
