/// A category that users are sorted under.
///
/// Named for what it holds: `Category` alone is a type of the Objective-C runtime on Apple's
/// platforms.
public struct UserCategory: Sendable, Hashable, Identifiable {
  public var id: Int
  public var name: String
  /// How many users the server says are in it; it need not agree with their list.
  public var count: Int

  public init(id: Int, name: String, count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}
