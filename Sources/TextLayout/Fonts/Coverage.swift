internal import CHarfBuzz

/// The set of characters for which a font has glyphs.
struct Coverage: Sendable {
  /// A bit per character of the Basic Multilingual Plane; empty if the font has no characters.
  private var basic: [UInt64] = []

  /// The first and last characters of ranges beyond that plane, in ascending order.
  private var ranges: [(first: UInt32, last: UInt32)] = []

  /// A bit per ASCII character.
  var ascii: (low: UInt64, high: UInt64) { basic.isEmpty ? (0, 0) : (basic[0], basic[1]) }

  var isEmpty: Bool { basic.isEmpty }

  /// Creates an empty set.
  init() {}

  init(_ face: OpaquePointer?) {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    guard hb_set_get_population(set) > 0 else { return }
    basic = [UInt64](repeating: 0, count: 1024)
    var first = hb_codepoint_t.max
    var last = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 {
      var character = first
      while character <= min(last, 0xFFFF) {
        basic[Int(character >> 6)] |= 1 << UInt64(character & 63)
        character += 1
      }
      if last > 0xFFFF { ranges.append((max(first, 0x1_0000), last)) }
    }
  }

  func contains(_ scalar: UInt32) -> Bool {
    if scalar <= 0xFFFF {
      guard !basic.isEmpty else { return false }
      return basic[Int(scalar >> 6)] & (1 << UInt64(scalar & 63)) != 0
    }
    return ranges.contains { $0.first <= scalar && scalar <= $0.last }
  }

  /// Returns the characters in ascending ranges; two ranges are joined if at most `gap` characters
  /// are between them.
  func ranges(joiningGapsOf gap: UInt32) -> [ClosedRange<UInt32>] {
    var joined: [ClosedRange<UInt32>] = []
    func add(_ first: UInt32, _ last: UInt32) {
      if let end = joined.last, first - end.upperBound <= gap + 1 {
        joined[joined.count - 1] = end.lowerBound...last
      } else {
        joined.append(first...last)
      }
    }
    for (index, word) in basic.enumerated() {
      var rest = word
      while rest != 0 {
        let character = UInt32(index * 64 + rest.trailingZeroBitCount)
        add(character, character)
        rest &= rest - 1
      }
    }
    for range in ranges { add(range.first, range.last) }
    return joined
  }
}
