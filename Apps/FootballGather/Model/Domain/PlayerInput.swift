import Foundation
import GatherAPI

/// The fields of a player as the user typed them.
public struct PlayerInput: Sendable, Equatable {
  public enum Field: String, Sendable, CaseIterable {
    case name, age, favouriteTeam
  }

  public enum Problem: Sendable, Equatable {
    case empty
    case tooLong(limit: Int)
    /// The text is no number, or a number outside the range.
    case outside(ClosedRange<Int>)
  }

  /// Both parts as they were typed, since a first name may contain spaces while it is typed.
  private var parts: PersonName
  /// The digits of the age; empty if there is none.
  public var age: String
  public var skill: Skill?
  public var position: Position?
  public var favouriteTeam: String

  public init(
    name: String,
    age: String = "",
    skill: Skill? = nil,
    position: Position? = nil,
    favouriteTeam: String = ""
  ) {
    parts = PersonName(name)
    self.age = age
    self.skill = skill
    self.position = position
    self.favouriteTeam = favouriteTeam
  }

  /// Creates input from the fields of an existing player.
  public init(_ player: Player) {
    self.init(
      name: player.name,
      age: player.age.map(String.init) ?? "",
      skill: player.skill,
      position: player.position,
      favouriteTeam: player.favouriteTeam ?? ""
    )
  }

  public var name: String {
    get { parts.joined }
    set { parts = PersonName(newValue) }
  }

  public var firstName: String {
    get { parts.first }
    set { parts.first = newValue }
  }

  /// The last name; empty if the name has only one part.
  public var lastName: String {
    get { parts.last }
    set { parts.last = newValue }
  }

  /// The errors that prevent saving, by field.
  ///
  /// One of both names is required. The server knows one name, so a last name alone is shown as the
  /// first name once it is saved.
  public var problems: [Field: Problem] {
    var problems: [Field: Problem] = [:]
    if cleaned(name).isEmpty { problems[.name] = .empty }
    if cleaned(name).count > GatherLimits.playerName.upperBound {
      problems[.name] = .tooLong(limit: GatherLimits.playerName.upperBound)
    }
    if !cleaned(age).isEmpty, years == nil { problems[.age] = .outside(GatherLimits.age) }
    if cleaned(favouriteTeam).count > GatherLimits.favouriteTeam.upperBound {
      problems[.favouriteTeam] = .tooLong(limit: GatherLimits.favouriteTeam.upperBound)
    }
    return problems
  }

  /// Returns the player that this input describes.
  package func player(id: Player.ID) -> Player {
    let team = cleaned(favouriteTeam)
    return Player(
      id: id,
      name: cleaned(name),
      age: years,
      skill: skill,
      position: position,
      favouriteTeam: team.isEmpty ? nil : team
    )
  }

  private var years: Int? {
    Int(cleaned(age)).flatMap { GatherLimits.age.contains($0) ? $0 : nil }
  }

  private func cleaned(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
