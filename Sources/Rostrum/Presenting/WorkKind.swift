/// A kind of work of which only the newest request is valid.
///
/// Declare kinds beside their presenter:
/// `extension WorkKind { static let search = WorkKind("search") }`.
public struct WorkKind: Hashable, Sendable {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}
