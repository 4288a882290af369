internal import CHarfBuzz
internal import CTextBreaks

/// Working memory of HarfBuzz and ICU for one thread at a time.
///
/// The objects cost microseconds to create, so a pool keeps them.
// Unchecked: pools and locks make sure that a single thread at a time uses a scratch.
final class Scratch: @unchecked Sendable {
  let buffer: OpaquePointer?

  /// A Boolean value that indicates whether a long text was shaped, whose memory HarfBuzz and ICU
  /// retain.
  var isLarge = false

  private var lineBreaks: OpaquePointer?
  private var graphemes: OpaquePointer?
  private var bidi: OpaquePointer?

  init() {
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    if let lineBreaks { icu_break_iterator_close(lineBreaks) }
    if let graphemes { icu_break_iterator_close(graphemes) }
    if let bidi { icu_bidi_close(bidi) }
  }

  /// Returns an iterator over line breaks of a text; nil if ICU lacks memory or data.
  ///
  /// It is valid as long as the buffer is.
  func lineBreaks(of units: UnsafeBufferPointer<UInt16>) -> OpaquePointer? {
    if lineBreaks == nil { lineBreaks = icu_break_iterator_open(0) }
    return lineBreaks.flatMap { Self.set($0, units) }
  }

  /// Returns an iterator over grapheme clusters of a text, with the same validity.
  func graphemes(of units: UnsafeBufferPointer<UInt16>) -> OpaquePointer? {
    if graphemes == nil { graphemes = icu_break_iterator_open(1) }
    return graphemes.flatMap { Self.set($0, units) }
  }

  private static func set(
    _ iterator: OpaquePointer,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> OpaquePointer? {
    let length = Int32(clamping: units.count)
    return icu_break_iterator_set_text(iterator, units.baseAddress, length) != 0 ? iterator : nil
  }

  /// Returns the bidirectional level of each unit and of the paragraph.
  ///
  /// The direction is a level, or ICU's constant for the direction of the first strong character.
  func levels(
    of units: UnsafeBufferPointer<UInt16>,
    direction: UInt8
  ) -> (levels: [UInt8], base: UInt8)? {
    if bidi == nil { bidi = icu_bidi_open() }
    guard let bidi else { return nil }
    var base: Int32 = -1
    let levels = [UInt8](unsafeUninitializedCapacity: units.count) { levels, count in
      base = icu_bidi_levels(
        bidi,
        units.baseAddress,
        Int32(clamping: units.count),
        direction,
        levels.baseAddress
      )
      count = base < 0 ? 0 : units.count
    }
    return base < 0 ? nil : (levels, UInt8(base))
  }
}
