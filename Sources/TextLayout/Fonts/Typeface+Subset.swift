internal import CHarfBuzz

// Font files for pages, with the outlines, advances, kerning and marks of the typeface, but without
// hints and without unused features.

extension Typeface {
  /// The features that are on by default, and those that UIKit's fonts switch on.
  private static let servedFeatures = [
    "calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum",
    // Letters that join, such as Arabic ones.
    "fina", "init", "isol", "medi",
  ]

  /// Returns the characters for which the font has glyphs.
  ///
  /// - Parameter gap: The maximum number of missing characters between ranges that are joined.
  /// - Returns: Unicode scalars, in ascending ranges.
  public func coveredRanges(joiningGapsOf gap: UInt32 = 0) -> [ClosedRange<UInt32>] {
    coverage.ranges(joiningGapsOf: gap)
  }

  /// Returns an OpenType font with some or all of the characters.
  ///
  /// Text of these characters has unchanged advances.
  /// - Parameter ranges: The characters; nil for all.
  /// - Returns: Nil if the host measures the typeface.
  /// - Complexity: O(n) for n glyphs, about 20 ms for all of Inter.
  public func subset(of ranges: [ClosedRange<UInt32>]?) -> [UInt8]? {
    guard let font, let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let flags = HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_DESUBROUTINIZE.rawValue
    hb_subset_input_set_flags(input, flags)
    let characters = hb_subset_input_unicode_set(input)
    if let ranges {
      for range in ranges { hb_set_add_range(characters, range.lowerBound, range.upperBound) }
    } else {
      hb_set_invert(characters)
    }
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(features)
    for feature in Self.servedFeatures { hb_set_add(features, tag(feature)) }
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for table in ["DSIG", "meta"] { hb_set_add(dropped, tag(table)) }
    guard let face = hb_subset_or_fail(hb_font_get_face(font), input) else { return nil }
    defer { hb_face_destroy(face) }
    return bytes(of: face)
  }

  /// The bytes of the font's file; nil if the host measures the typeface.
  public var fileBytes: [UInt8]? {
    font.flatMap { bytes(of: hb_font_get_face($0)) }
  }

  private func bytes(of face: OpaquePointer?) -> [UInt8]? {
    let blob = hb_face_reference_blob(face)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  private func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
