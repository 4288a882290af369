/// Rows as ids; what a row shows is asked for when its cell is made.
///
/// Two are equal if their revisions are, so that comparing costs the same for ten rows and a
/// thousand; each change of any row counts the revision up.
public struct UserRows: Equatable, Sendable {
  public var ids: [Int]
  public var revision: Int

  public static func == (a: UserRows, b: UserRows) -> Bool {
    a.revision == b.revision
  }
}
