internal import CHarfBuzz

/// A font of an app.
public struct RegisteredFont: Sendable, Hashable {
  /// The name by which apps know it, such as `OpenSans-Bold`.
  public let postScriptName: String

  /// The name of family and face, such as `Open Sans Bold`.
  public let fullName: String

  /// The family, such as `Open Sans`.
  public let familyName: String

  /// The face within the family, such as `Bold`.
  public let faceName: String

  /// A Boolean value that indicates whether all characters have the same width.
  public let isMonospaced: Bool

  public let typeface: Typeface

  private let digest: FileDigest
  private let index: UInt32

  /// A digest of the file, in 16 hexadecimal digits.
  public var id: String {
    let hexadecimal = String(digest.value &+ UInt64(index), radix: 16)
    return String(repeating: "0", count: 16 - hexadecimal.count) + hexadecimal
  }

  /// The weight in CSS units; 400 is regular.
  public var weight: Int { typeface.descriptor.weight }

  public var isItalic: Bool { typeface.descriptor.isItalic }

  /// Reads a face of a font file; nil if it lacks outlines, a character map or a name.
  init?(_ blob: OpaquePointer, index: UInt32, digest: FileDigest) {
    guard let face = Typeface.Face(blob, index: index) else { return nil }
    let handle = hb_font_get_face(face.font)
    func name(_ ids: hb_ot_name_id_t...) -> String? {
      ids.lazy.compactMap { Self.name($0, of: handle) }.first
    }
    guard let family = name(Self.typographicFamily, Self.family),
      let postScriptName = name(Self.postScriptName)
    else {
      hb_font_destroy(face.font)
      return nil
    }
    self.postScriptName = postScriptName
    familyName = family
    faceName = name(Self.typographicFace, Self.face) ?? "Regular"
    fullName = name(Self.fullName) ?? postScriptName
    let weight = Double(hb_style_get_value(face.font, HB_STYLE_TAG_WEIGHT))
    let isItalic =
      hb_style_get_value(face.font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(face.font, HB_STYLE_TAG_SLANT_ANGLE) < 0
    isMonospaced = Self.isFixedPitch(handle)
    self.digest = digest
    self.index = index
    typeface = Typeface(
      face,
      path: nil,
      descriptor: TypefaceDescriptor(
        weight: min(max(Int(weight), 1), 1_000),
        isItalic: isItalic
      ),
      isSystemFont: false
    )
  }

  public static func == (a: RegisteredFont, b: RegisteredFont) -> Bool {
    // Each read of a face makes a typeface of its own.
    a.typeface == b.typeface
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(typeface) }

  // Identifiers of the OpenType table `name`.
  private static let family: hb_ot_name_id_t = 1
  private static let face: hb_ot_name_id_t = 2
  private static let fullName: hb_ot_name_id_t = 4
  private static let postScriptName: hb_ot_name_id_t = 6
  private static let typographicFamily: hb_ot_name_id_t = 16
  private static let typographicFace: hb_ot_name_id_t = 17

  /// Returns an English name, of at most 255 bytes; nil without one.
  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String? {
    var count: UInt32 = 256
    let bytes = [CChar](unsafeUninitializedCapacity: 256) { bytes, used in
      hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &count, bytes.baseAddress)
      used = Int(min(count, 255))
    }
    guard !bytes.isEmpty else { return nil }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Reads whether the table `post` states a single width.
  private static func isFixedPitch(_ face: OpaquePointer?) -> Bool {
    let tag = "post".utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    let table = hb_face_reference_table(face, tag)
    defer { hb_blob_destroy(table) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &count), count >= 16 else { return false }
    return (12..<16).contains { bytes[$0] != 0 }
  }
}
