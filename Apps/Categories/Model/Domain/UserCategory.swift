/// A category of users.
///
/// The name `Category` alone would clash with a type of the Objective-C runtime on Apple's
/// platforms.
public struct UserCategory: Sendable, Hashable, Identifiable {
  public var id: Int
  public var name: String
  /// The number of users according to the server, which may differ from the length of their list.
  public var count: Int

  public init(id: Int, name: String, count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}
