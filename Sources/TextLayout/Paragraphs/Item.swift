/// A part of a paragraph with one kind of measurement and one direction.
struct Item {
  enum Kind: UInt8 {
    /// Shaped with the typeface of its span.
    case shaped
    /// Characters of one em each.
    case ideographic
    /// A word that a fallback measurer measures.
    case fallback
    case attachment
    case tab
    /// A character without an advance.
    case control
  }

  /// The range in code units of the paragraph.
  var range: Range<Int>
  /// The first span; a shaped item may cover several spans that are shaped alike.
  var span: Int
  var kind: Kind
  var level: UInt8
  var script: Script.Value
  /// A Boolean value that indicates whether a fallback word's advance was estimated.
  var isEstimated = false
  /// A Boolean value that indicates whether the item is a single emoji, which does not merge with
  /// its neighbours.
  var isEmoji = false

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Returns whether tracking follows the character at a unit.
  ///
  /// In scripts whose letters join, Chromium widens only spaces.
  func tracks(_ unit: UInt16, _ flags: UnitFlags) -> Bool {
    guard flags.contains(.grapheme), !ScalarClass.isDefaultIgnorable(UInt32(unit)) else {
      return false
    }
    return !Script.isCursive(script) || unit == 0x20 || unit == 0xA0
  }
}
