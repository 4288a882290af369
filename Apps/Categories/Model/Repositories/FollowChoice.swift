/// Whether a user is followed, as somebody chose on this device.
public struct FollowChoice: Sendable, Hashable {
  public var user: CategoryUser.ID
  public var isFollowed: Bool
  /// Counts choices up, from 1.
  public var number: Int

  public init(user: CategoryUser.ID, isFollowed: Bool, number: Int) {
    self.user = user
    self.isFollowed = isFollowed
    self.number = number
  }
}
