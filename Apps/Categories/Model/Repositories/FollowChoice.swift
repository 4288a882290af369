/// The user's choice on this device to follow or unfollow somebody.
public struct FollowChoice: Sendable, Hashable {
  public var user: CategoryUser.ID
  public var isFollowed: Bool
  /// The sequence number of the choice, from 1.
  public var number: Int

  public init(user: CategoryUser.ID, isFollowed: Bool, number: Int) {
    self.user = user
    self.isFollowed = isFollowed
    self.number = number
  }
}
