internal import CTextBreaks

/// Rules of UAX #14 that Chromium's ICU implements and that of Debian 12 (72.1, Unicode 15) lacks.
enum LineBreakTailoring {
  /// Returns the corrected decision whether a line may start at a position.
  @inline(__always)
  static func breaks(
    before index: Int,
    in units: UnsafeBufferPointer<UInt16>,
    asICU breaks: Bool
  ) -> Bool {
    let last = units[index - 1]
    let unit = units[index]
    if breaks { return !(isHyphen(last) && startsWord(index, units)) }
    if isInitialQuote(unit) { return opensAmongIdeographs(index, units) }
    if isFinalQuote(last) { return closesAmongIdeographs(index, units) }
    return false
  }

  // MARK: - Rule LB20a: a hyphen before a word

  private static func isHyphen(_ unit: UInt16) -> Bool {
    unit == 0x2010 || unit == 0x2012 || unit == 0x2013
  }

  /// Returns whether a letter follows a hyphen that a space or the start of the text precedes.
  private static func startsWord(_ index: Int, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
    if index >= 2 {
      switch units[index - 2] {
      case 0x20, 0x09, 0xA0, 0x200B, 0x202F, 0xFFFC: break
      default: return false
      }
    }
    return icu_line_break_class(units.scalar(at: index).scalar) == 1
  }

  // MARK: - Rule LB19a: quotation marks among ideographs

  private static func isInitialQuote(_ unit: UInt16) -> Bool {
    unit == 0x2018 || unit == 0x201C || unit == 0xAB
  }

  private static func isFinalQuote(_ unit: UInt16) -> Bool {
    unit == 0x2019 || unit == 0x201D || unit == 0xBB
  }

  /// Returns whether a line may start with a quotation mark.
  private static func opensAmongIdeographs(
    _ index: Int,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    guard index + 1 < units.count, icu_is_east_asian(units.scalar(at: index + 1).scalar) != 0
    else { return false }
    let last = units.scalar(before: index)
    return icu_is_east_asian(last) != 0 && icu_line_break_class(last) != 2
  }

  /// Returns whether a line may start after a quotation mark.
  private static func closesAmongIdeographs(
    _ index: Int,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    let next = units.scalar(at: index).scalar
    guard index >= 2, icu_is_east_asian(next) != 0, icu_line_break_class(next) >= 2 else {
      return false
    }
    return icu_is_east_asian(units.scalar(before: index - 1)) != 0
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// Returns the character before an index, which is not the first one.
  func scalar(before index: Int) -> UInt32 {
    let isPair =
      index >= 2 && self[index - 1] & 0xFC00 == 0xDC00 && self[index - 2] & 0xFC00 == 0xD800
    return scalar(at: isPair ? index - 2 : index - 1).scalar
  }
}
