internal import CTextBreaks

/// Properties of characters that determine their measurement.
enum ScalarClass {
  static let tab: UInt32 = 0x09
  static let softHyphen: UInt16 = 0xAD
  static let hyphen: UInt16 = 0x2010
  static let ellipsis: UInt16 = 0x2026
  static let objectReplacement: UInt32 = 0xFFFC

  /// Returns whether a unit is a space separator that hangs at the end of a wrapped line, or a tab.
  @inline(__always)
  static func hangs(_ unit: UInt16) -> Bool {
    if unit < 0x1680 { return unit == 0x20 || unit == 0x09 }
    switch unit {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Returns whether a unit is a line break that is part of the text.
  static func isNewline(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns whether a unit is a grapheme cluster by itself next to others with the same property.
  ///
  /// This is true of letters, punctuation and ideographs that do not combine.
  @inline(__always)
  static func isSimple(_ unit: UInt16) -> Bool {
    if unit < 0x300 { return true }
    switch unit {
    case 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x205F, 0x20A0...0x20BF,
      0x2190...0x21FF, 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF,
      0xFF01...0xFF9D:
      return true
    default: return false
    }
  }

  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)
  }

  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return false }
    return icu_is_default_ignorable(scalar) != 0
  }

  /// Returns whether a text with the unit may contain right-to-left characters.
  @inline(__always)
  static func needsBidi(_ unit: UInt16) -> Bool {
    guard unit >= 0x590 else { return false }
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD802...0xD803,
      0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      return true
    default: return false
    }
  }

  /// Returns whether a character is one em wide: Han, kana, bopomofo, their punctuation and
  /// fullwidth forms.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x2E80: false
    case 0x302E...0x302F: false
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_B000...0x1_B16F, 0x1_F200...0x1_F2FF,
      0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }

  /// Returns whether a character is halfwidth katakana or punctuation, of half an em.
  static func isHalfwidthKana(_ scalar: UInt32) -> Bool { 0xFF61...0xFF9F ~= scalar }

  /// Returns the estimated advance of a character without a glyph, in em.
  static func estimatedAdvance(_ scalar: UInt32) -> Double {
    if isHalfwidthKana(scalar) { return 0.5 }
    if icu_has_no_width(scalar) != 0 { return 0 }
    if icu_is_wide(scalar) != 0 || icu_has_emoji_presentation(scalar) != 0 { return 1 }
    return 0.5
  }
}
