/// Somebody who plays.
public struct Player: Sendable, Hashable, Codable, Identifiable {
  /// The server's.
  public let id: Int
  /// Never empty.
  public var name: String
  /// Years.
  public var age: Int?
  public var skill: Skill?
  public var position: Position?
  public var favouriteTeam: String?

  public init(
    id: Int,
    name: String,
    age: Int? = nil,
    skill: Skill? = nil,
    position: Position? = nil,
    favouriteTeam: String? = nil
  ) {
    self.id = id
    self.name = name
    self.age = age
    self.skill = skill
    self.position = position
    self.favouriteTeam = favouriteTeam
  }
}
