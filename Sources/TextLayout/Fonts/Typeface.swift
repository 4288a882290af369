internal import CHarfBuzz
internal import Synchronization

/// The outlines and metrics of a font file, without a size.
///
/// Immutable, so any thread may use it. Two typefaces are equal if they are the same object;
/// `FontLibrary` loads each file once.
public final class Typeface: Sendable {
  /// The descriptor with which the typeface was requested.
  public let descriptor: TypefaceDescriptor

  /// The path of the font file; nil for a font of an app, and if the host measures the typeface.
  public let path: String?

  /// A Boolean value that indicates whether it is a font of an app.
  public let isRegistered: Bool

  /// The number of font units per em.
  public let unitsPerEm: Double

  /// A number that is unique among the typefaces of the process.
  let number: Int

  /// Vertical metrics in font units.
  let unitMetrics: FontMetrics

  let coverage: Coverage

  // HarfBuzz allows concurrent reads of an immutable font, and `init` makes this one immutable.
  nonisolated(unsafe) let font: OpaquePointer?

  private static let lastNumber = Atomic(0)

  /// Loads a font file.
  ///
  /// - Throws: `FontError` if the file is not a font.
  public convenience init(
    path: String,
    descriptor: TypefaceDescriptor = TypefaceDescriptor()
  ) throws {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(reason: .unreadable(path: path))
    }
    defer { hb_blob_destroy(blob) }
    let made = Face(blob, index: 0)
    guard let face = made else { throw FontError(reason: .unreadable(path: path)) }
    self.init(
      face,
      path: path,
      descriptor: descriptor,
      isSystemFont: descriptor.design == .default
    )
  }

  /// A face with outlines and a character map.
  struct Face {
    let font: OpaquePointer
    let coverage: Coverage

    /// Reads a face of a file; nil if it has no outlines or no character map.
    init?(_ blob: OpaquePointer, index: UInt32) {
      let face = hb_face_create(blob, index)
      defer { hb_face_destroy(face) }
      coverage = Coverage(face)
      guard hb_face_get_glyph_count(face) > 0, !coverage.isEmpty, let font = hb_font_create(face)
      else { return nil }
      self.font = font
      hb_font_make_immutable(font)
    }
  }

  /// Creates a typeface of a face, which it owns.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - path: The path of its file; nil for a font of the app.
  ///   - descriptor: The weight and slant.
  ///   - isSystemFont: Whether it has the heights of Apple's system font, rather than its own.
  init(_ face: Face, path: String?, descriptor: TypefaceDescriptor, isSystemFont: Bool) {
    font = face.font
    self.path = path
    self.descriptor = descriptor
    coverage = face.coverage
    unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(face.font)))
    let own = FontMetrics(face.font)
    unitMetrics = isSystemFont ? own.asSystemFont(unitsPerEm) : own
    isRegistered = !isSystemFont && path == nil
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  }

  /// Creates a typeface without a file.
  init(hostMeasured descriptor: TypefaceDescriptor, metrics: FontMetrics) {
    font = nil
    path = nil
    self.descriptor = descriptor
    coverage = Coverage()
    unitsPerEm = 2816
    unitMetrics = metrics
    isRegistered = false
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  }

  deinit {
    hb_font_destroy(font)
  }

  /// A Boolean value that indicates whether the typeface has no file, so that a fallback measurer
  /// measures all of its words.
  public var isMeasuredByHost: Bool { font == nil }

  /// Returns vertical metrics in points, for a font size in points.
  public func metrics(size: Double) -> FontMetrics {
    unitMetrics.scaled(by: size / unitsPerEm)
  }

  /// Returns whether the font has a glyph for a character.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    coverage.contains(scalar.value)
  }
}

extension Typeface: Hashable {
  public static func == (left: Typeface, right: Typeface) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension FontMetrics {
  /// The metrics with the heights of Apple's system font, of which the default design is a stand-in:
  /// labels, buttons and baselines are as high as on iOS, with whatever letters.
  ///
  /// In ems, as `UIFont.systemFont(ofSize:)` has them on iOS: the line is 1.193359375 high, that of
  /// Inter 1.2102.
  fileprivate func asSystemFont(_ unitsPerEm: Double) -> FontMetrics {
    var metrics = self
    metrics.ascender = 0.952_148_437_5 * unitsPerEm
    metrics.descender = -0.241_210_937_5 * unitsPerEm
    metrics.leading = 0
    metrics.capHeight = 0.704_59 * unitsPerEm
    metrics.xHeight = 0.526_4 * unitsPerEm
    return metrics
  }

  /// Reads the metrics of a font in font units.
  fileprivate init(_ font: OpaquePointer) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func position(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return Double(value)
    }
    self.init(
      ascender: Double(extents.ascender),
      descender: Double(extents.descender),
      leading: Double(extents.line_gap),
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT),
      underlinePosition: position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    )
  }
}
