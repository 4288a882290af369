internal import CHarfBuzz

/// Scripts of characters, by HarfBuzz's numbers.
enum Script {
  typealias Value = UInt32

  static let latin = HB_SCRIPT_LATIN.rawValue
  static let common = HB_SCRIPT_COMMON.rawValue
  static let hangul = HB_SCRIPT_HANGUL.rawValue

  /// Returns the script of a character; nil for one that takes the script of its neighbours.
  static func of(_ scalar: UInt32) -> Value? {
    if scalar < 0x2B0 { return isLatinLetter(scalar) ? latin : nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return script.rawValue
    }
  }

  /// Returns the script of the first character with its own script.
  static func first(in units: UnsafeBufferPointer<UInt16>) -> Value {
    var index = 0
    while index < units.count {
      let (scalar, length) = units.scalar(at: index)
      if let script = of(scalar) { return script }
      index += length
    }
    return common
  }

  static func isRightToLeft(_ script: Value) -> Bool {
    hb_script_get_horizontal_direction(hb_script_t(rawValue: script)) == HB_DIRECTION_RTL
  }

  /// Returns whether letters of the script join, so that no space may be added between them.
  static func isCursive(_ script: Value) -> Bool {
    switch hb_script_t(rawValue: script) {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_ADLAM, HB_SCRIPT_SOGDIAN,
      HB_SCRIPT_OLD_UYGHUR, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI:
      true
    default: false
    }
  }

  private static func isLatinLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// Returns the character at an index and its number of units; U+FFFD for an unpaired surrogate.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
    let unit = self[index]
    guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
    guard unit < 0xDC00, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 else {
      return (0xFFFD, 1)
    }
    return (0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[index + 1] & 0x3FF)), 2)
  }
}
