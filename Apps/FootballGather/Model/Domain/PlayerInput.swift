import Foundation
import GatherAPI

/// What a person says of a player, as it was typed.
public struct PlayerInput: Sendable, Equatable {
  public enum Field: String, Sendable, CaseIterable {
    case name, age, favouriteTeam
  }

  public enum Problem: Sendable, Equatable {
    case empty
    case tooLong(limit: Int)
    /// No number, or none of these.
    case outside(ClosedRange<Int>)
  }

  /// Both parts as they were typed: a first name may hold spaces while it is typed.
  private var parts: PersonName
  /// Digits, or nothing.
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

  /// What is known of a player, ready to be edited.
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

  /// Empty where the name has one part only.
  public var lastName: String {
    get { parts.last }
    set { parts.last = newValue }
  }

  /// The errors that prevent saving, by field.
  ///
  /// The first name is needed: the server knows one name, in which a last name alone would become
  /// the first one.
  public var problems: [Field: Problem] {
    var problems: [Field: Problem] = [:]
    if cleaned(firstName).isEmpty { problems[.name] = .empty }
    if cleaned(name).count > GatherLimits.playerName.upperBound {
      problems[.name] = .tooLong(limit: GatherLimits.playerName.upperBound)
    }
    if !cleaned(age).isEmpty, years == nil { problems[.age] = .outside(GatherLimits.age) }
    if cleaned(favouriteTeam).count > GatherLimits.favouriteTeam.upperBound {
      problems[.favouriteTeam] = .tooLong(limit: GatherLimits.favouriteTeam.upperBound)
    }
    return problems
  }

  /// The player that this would make.
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
