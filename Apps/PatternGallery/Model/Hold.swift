/// A reference from one part to another in a stored property.
public struct Hold: Hashable, Sendable {
  public enum Strength: String, Hashable, Sendable {
    case strong
    case weak
  }

  public var holder: CardRole
  public var held: CardRole
  public var strength: Strength

  static func strong(_ holder: CardRole, _ held: CardRole) -> Hold {
    Hold(holder: holder, held: held, strength: .strong)
  }

  static func weak(_ holder: CardRole, _ held: CardRole) -> Hold {
    Hold(holder: holder, held: held, strength: .weak)
  }
}
