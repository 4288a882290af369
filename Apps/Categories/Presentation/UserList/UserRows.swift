/// The rows as ids; the content of a row is requested when its cell is made.
///
/// Two values are equal if their revisions are, so that comparison takes O(1). Each change of a row
/// increments the revision.
public struct UserRows: Equatable, Sendable {
  public var ids: [Int]
  public var revision: Int

  public static func == (a: UserRows, b: UserRows) -> Bool {
    a.revision == b.revision
  }
}
