internal import CHarfBuzz

/// Shapes text with HarfBuzz.
enum Shaper {
  /// Shapes a text of one typeface, script and direction.
  ///
  /// - Complexity: O(n) for n code units and the font's rules.
  static func shape(
    _ units: UnsafeBufferPointer<UInt16>,
    _ request: ShapeRequest,
    _ scratch: Scratch
  ) -> ShapedRun {
    var clusters = [ShapedRun.Cluster](repeating: [], count: units.count)
    var advances = [Int32](repeating: 0, count: units.count)
    advances.withUnsafeMutableBufferPointer { advances in
      clusters.withUnsafeMutableBufferPointer { clusters in
        withGlyphs(of: units, request, scratch) { infos, positions in
          for index in 0..<infos.count {
            let cluster = Int(infos[index].cluster)
            guard cluster < advances.count else { continue }
            advances[cluster] &+= positions[index].x_advance
            clusters[cluster].insert(.start)
            if infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 {
              clusters[cluster].insert(.unsafe)
            }
            if infos[index].codepoint == 0 { clusters[cluster].insert(.missing) }
          }
        }
      }
    }
    return ShapedRun(advances: advances, clusters: clusters)
  }

  /// Calls a closure with the glyphs of a text in visual order, left to right.
  static func withGlyphs(
    of units: UnsafeBufferPointer<UInt16>,
    _ request: ShapeRequest,
    _ scratch: Scratch,
    _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>)
      -> Void
  ) {
    guard let font = request.typeface.font, !units.isEmpty else { return }
    let buffer = scratch.buffer
    hb_buffer_clear_contents(buffer)
    let length = Int32(clamping: units.count)
    hb_buffer_add_utf16(buffer, units.baseAddress, length, 0, length)
    hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script))
    hb_buffer_set_language(buffer, language)
    withFeatures(request) { features in
      hb_shape(font, buffer, features.baseAddress, UInt32(features.count))
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    var positionCount: UInt32 = 0
    let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(positionCount))
    )
  }

  // HarfBuzz never frees a language, and reads of it are safe from any thread.
  private nonisolated(unsafe) static let language = hb_language_from_string("en", -1)

  private static func withFeatures(
    _ request: ShapeRequest,
    _ body: (UnsafeBufferPointer<hb_feature_t>) -> Void
  ) {
    if request.usesKerning, request.usesLigatures, request.features.isEmpty {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    var features = request.features
    if !request.usesKerning { features.append(FontFeature("kern", 0)) }
    if !request.usesLigatures {
      features.append(FontFeature("liga", 0))
      features.append(FontFeature("clig", 0))
    }
    features
      .map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max) }
      .withUnsafeBufferPointer(body)
  }
}
