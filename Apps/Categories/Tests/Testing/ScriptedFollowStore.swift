public import CategoriesModel

/// A store in memory that can simulate a full device.
public actor ScriptedFollowStore: FollowStore {
  private var kept: [CategoryUser.ID: Bool]
  private var isFull = false

  public init(_ kept: [CategoryUser.ID: Bool] = [:]) {
    self.kept = kept
  }

  public func setFull(_ isFull: Bool) {
    self.isFull = isFull
  }

  public func follows() -> [CategoryUser.ID: Bool] { kept }

  public func keep(_ choice: FollowChoice) throws(CategoriesError) {
    if isFull { throw .storage("disk full") }
    kept[choice.user] = choice.isFollowed
  }
}
