/// Part of a paragraph that is measured in one way and has one direction.
struct Item {
  enum Kind: UInt8 {
    /// Shaped with the typeface of its span.
    case shaped
    /// One em per character.
    case ideographic
    /// A word that a fallback measurer measures.
    case fallback
    case attachment
    case tab
    /// Without an advance.
    case control
  }

  /// In code units of the paragraph.
  var range: Range<Int>
  /// The first span; a shaped item may cover several spans that are shaped alike.
  var span: Int
  var kind: Kind
  var level: UInt8
  var script: Script.Value
  /// Whether a fallback word's advance was estimated.
  var isEstimated = false
  /// Whether the item is one emoji, which takes no neighbours in.
  var isEmoji = false

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether tracking follows the character at a unit.
  ///
  /// In scripts whose letters join, Chromium widens only spaces.
  func tracks(_ unit: UInt16, _ flags: UnitFlags) -> Bool {
    guard flags.contains(.grapheme), !ScalarClass.isDefaultIgnorable(UInt32(unit)) else {
      return false
    }
    return !Script.isCursive(script) || unit == 0x20 || unit == 0xA0
  }
}
