/// The properties of a UTF-16 code unit, or of the position before it, for lines and carets.
struct UnitFlags: OptionSet {
  let rawValue: UInt8

  /// A line may start at the unit.
  static let lineBreak = UnitFlags(rawValue: 1)
  /// A grapheme cluster starts at the unit.
  static let grapheme = UnitFlags(rawValue: 2)
  /// The texts before and after the position cannot be shaped separately with the same result.
  static let unsafe = UnitFlags(rawValue: 4)
  /// The unit is white space that hangs at the end of a wrapped line.
  static let hangs = UnitFlags(rawValue: 8)
  /// Justified lines may widen the unit.
  static let expands = UnitFlags(rawValue: 16)
}
