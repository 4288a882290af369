/// A player.
public struct Player: Sendable, Hashable, Codable, Identifiable {
  /// The id that the server assigned.
  public let id: Int
  /// The full name, never empty.
  public var name: String
  /// The age in years.
  public var age: Int?
  public var skill: Skill?
  public var position: Position?
  public var favouriteTeam: String?
  /// The version on the server; nil if it is unknown, as without an account.
  public var version: Int?

  public init(
    id: Int,
    name: String,
    age: Int? = nil,
    skill: Skill? = nil,
    position: Position? = nil,
    favouriteTeam: String? = nil,
    version: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.age = age
    self.skill = skill
    self.position = position
    self.favouriteTeam = favouriteTeam
    self.version = version
  }

  /// The name as people write it.
  public var displayName: String { PersonName(name).displayed }

  /// Players are equal if all fields but the version are.
  public static func == (one: Player, other: Player) -> Bool {
    one.fields == other.fields
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
  }

  private struct Fields: Hashable {
    var id: Int
    var name: String
    var age: Int?
    var skill: Skill?
    var position: Position?
    var favouriteTeam: String?
  }

  private var fields: Fields {
    Fields(
      id: id,
      name: name,
      age: age,
      skill: skill,
      position: position,
      favouriteTeam: favouriteTeam
    )
  }
}
