internal import CTextBreaks

/// Finds the positions where lines may start, by Chromium's rules.
///
/// A table decides between two ASCII characters, ICU (UAX #14) in all other cases. Lines may start
/// after any white space and never with white space.
package enum LineBreakOpportunities {
  /// Returns the positions of a paragraph where lines may start, for the oracle.
  package static func indices(in units: [UInt16]) -> [Int] {
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    units.withUnsafeBufferPointer { units in
      flags.withUnsafeMutableBufferPointer { mark(units, $0, Scratch()) }
    }
    return flags.indices.filter { flags[$0].contains(.lineBreak) }
  }

  static func mark(
    _ units: UnsafeBufferPointer<UInt16>,
    _ flags: UnsafeMutableBufferPointer<UnitFlags>,
    _ scratch: Scratch
  ) {
    guard units.count > 1 else { return }
    var iterator: OpaquePointer?
    var triedICU = false
    var nextBreak: Int32 = -1
    var last = units[0]
    for index in 1..<units.count {
      let unit = units[index]
      defer { last = unit }
      if isSpace(unit) { continue }
      if isSpace(last) {
        flags[index].insert(.lineBreak)
      } else if isPrintable(last), isPrintable(unit) {
        if breaksBetween(index > 1 ? units[index - 2] : 0, last, unit) {
          flags[index].insert(.lineBreak)
        }
      } else if needsICU(last) || needsICU(unit), !(isLetter(last) && isLetter(unit)) {
        if !triedICU {
          iterator = scratch.lineBreaks(of: units)
          triedICU = true
        }
        guard let iterator else { continue }
        if nextBreak < index { nextBreak = boundary(iterator, Int32(index), after: nextBreak) }
        if LineBreakTailoring.breaks(before: index, in: units, asICU: nextBreak == index) {
          flags[index].insert(.lineBreak)
        }
      }
    }
  }

  /// Returns the first boundary at or after a position, or -1.
  ///
  /// ICU continues from a boundary faster than it finds one at an arbitrary position.
  private static func boundary(
    _ iterator: OpaquePointer,
    _ place: Int32,
    after last: Int32
  ) -> Int32 {
    guard last >= 0, place - last < 32 else {
      return icu_break_iterator_following(iterator, place - 1)
    }
    var next = last
    while next >= 0, next < place { next = icu_break_iterator_next(iterator) }
    return next
  }

  @inline(__always)
  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

  @inline(__always)
  private static func isPrintable(_ unit: UInt16) -> Bool { unit > 0x20 && unit < 0x80 }

  /// Returns whether a unit needs ICU; the table covers ASCII and no-break spaces.
  @inline(__always)
  private static func needsICU(_ unit: UInt16) -> Bool { unit > 0x7F && unit != 0xA0 }

  /// Returns whether a unit is a letter of class AL, between which no line starts.
  @inline(__always)
  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481: true
    default: false
    }
  }

  @inline(__always)
  private static func breaksBetween(_ beforeLast: UInt16, _ last: UInt16, _ unit: UInt16) -> Bool {
    guard let row = rows[Int(last)] else { return false }
    // A hyphen before a number is a sign, unless a word precedes it.
    if last == 0x2D, 0x30...0x39 ~= unit { return isAlphanumeric(beforeLast) }
    return unit < 0x40 ? row.low & 1 << UInt64(unit) != 0 : row.high & 1 << UInt64(unit - 64) != 0
  }

  private static func isAlphanumeric(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  // MARK: - The table

  /// The set of characters that may start a line after another one.
  private struct Row {
    var low: UInt64 = 0
    var high: UInt64 = 0

    init(_ characters: String) {
      for byte in characters.utf8 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
  }

  private static let rows: [Row?] = {
    let word = "%&(*+-0123456789<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\^_`abcdefghijklmnopqrstuvwxyz{|~"
    var rows = [Row?](repeating: nil, count: 128)
    for byte in "!\"#%&)*+,.:;=>\\]|}~".utf8 { rows[Int(byte)] = Row("(<[{") }
    rows[0x2D] = Row("\"#'" + word)
    rows[0x3F] = Row("#$" + word)
    return rows
  }()
}
