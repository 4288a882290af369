internal import CTextBreaks

/// Finds extended grapheme clusters (UAX #29).
enum Graphemes {
  /// Marks the starts of clusters.
  ///
  /// A soft hyphen belongs to the preceding cluster, so that no line starts with one.
  static func mark(
    _ units: UnsafeBufferPointer<UInt16>,
    _ flags: UnsafeMutableBufferPointer<UnitFlags>,
    isSimple: Bool,
    _ scratch: Scratch
  ) {
    guard !isSimple, let iterator = scratch.graphemes(of: units) else {
      for index in 0..<units.count where index == 0 || units[index] != ScalarClass.softHyphen {
        flags[index].insert(.grapheme)
      }
      return
    }
    flags[0].insert(.grapheme)
    while true {
      let next = icu_break_iterator_next(iterator)
      guard next > 0, Int(next) < units.count else { return }
      if units[Int(next)] != ScalarClass.softHyphen { flags[Int(next)].insert(.grapheme) }
    }
  }
}
