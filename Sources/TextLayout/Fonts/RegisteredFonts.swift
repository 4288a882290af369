internal import CHarfBuzz
internal import Synchronization

/// The fonts that apps bring along, by their names.
///
/// It may be used from any thread. Registered fonts are those of the process: of two with the same
/// name the first one counts.
public final class RegisteredFonts: Sendable {
  /// The fonts of the process.
  public static let shared = RegisteredFonts()

  /// The fonts in the order of their registration.
  private let fonts = Mutex<[RegisteredFont]>([])

  public init() {}

  // MARK: - Registration

  /// Registers the fonts of a file: one, or all of a collection.
  ///
  /// - Parameter path: The path of a TrueType or OpenType file.
  /// - Returns: The fonts.
  /// - Throws: `FontError` if there is no font in the file, or one that is registered already.
  @discardableResult
  public func register(path: String) throws(FontError) -> [RegisteredFont] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw FontError(reason: .unreadable(path: path))
    }
    defer { hb_blob_destroy(blob) }
    let fonts = try Self.fonts(in: blob, orElse: FontError(reason: .unreadable(path: path)))
    try add(fonts)
    return fonts
  }

  /// Returns the fonts in the bytes of a file, without registering them.
  ///
  /// - Throws: `FontError` if there are none.
  public static func fonts(in bytes: [UInt8]) throws(FontError) -> [RegisteredFont] {
    let failure = FontError(reason: .unreadableData)
    let count = UInt32(clamping: bytes.count)
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.bindMemory(to: CChar.self).baseAddress,
        count,
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    guard let blob else { throw failure }
    defer { hb_blob_destroy(blob) }
    return try fonts(in: blob, orElse: failure)
  }

  /// The maximum number of fonts in a collection.
  private static let mostFaces: UInt32 = 64

  private static func fonts(
    in blob: OpaquePointer,
    orElse failure: FontError
  ) throws(FontError) -> [RegisteredFont] {
    let digest = FileDigest(blob)
    let faces = min(hb_face_count(blob), mostFaces)
    let fonts = (0..<faces).compactMap { RegisteredFont(blob, index: $0, digest: digest) }
    guard !fonts.isEmpty else { throw failure }
    return fonts
  }

  /// Registers fonts that were read before.
  /// - Throws: `FontError` if one of the names is registered already.
  public func add(_ new: [RegisteredFont]) throws(FontError) {
    let known = fonts.withLock { fonts -> String? in
      let names = Set(fonts.map(\.postScriptName))
      if let known = new.first(where: { names.contains($0.postScriptName) }) {
        return known.postScriptName
      }
      fonts += new
      return nil
    }
    if let known { throw FontError(reason: .registered(name: known)) }
  }

  /// Removes the fonts of names; texts that have them are shown in the system font.
  ///
  /// - Returns: Whether one was registered.
  public func remove(_ postScriptNames: Set<String>) -> Bool {
    fonts.withLock { fonts in
      let count = fonts.count
      fonts.removeAll { postScriptNames.contains($0.postScriptName) }
      return fonts.count < count
    }
  }

  // MARK: - Search

  public var isEmpty: Bool { fonts.withLock { $0.isEmpty } }

  /// The names of all families, sorted.
  public var familyNames: [String] {
    Set(fonts.withLock { $0.map(\.familyName) }).sorted()
  }

  /// Returns the fonts of a family, light and upright ones first.
  public func fonts(ofFamily name: String) -> [RegisteredFont] {
    fonts.withLock { $0.filter { $0.familyName == name } }
      .sorted { ($0.weight, $0.isItalic ? 1 : 0) < ($1.weight, $1.isItalic ? 1 : 0) }
  }

  /// Returns the font with a PostScript name or a full name, or the regular font of a family.
  public func font(named name: String) -> RegisteredFont? {
    let found = fonts.withLock { fonts in
      fonts.first { $0.postScriptName == name } ?? fonts.first { $0.fullName == name }
    }
    return found ?? font(ofFamily: name, face: nil, weight: 400, isItalic: false)
  }

  /// Returns the font of a family that suits a weight and a slant best.
  ///
  /// - Parameters:
  ///   - name: The family.
  ///   - face: The PostScript name of the font that is preferred if it has the weight and slant.
  ///   - weight: The weight in CSS units.
  ///   - isItalic: The slant, which matters more than the weight.
  /// - Returns: The font; nil for an unknown family.
  public func font(
    ofFamily name: String,
    face: String?,
    weight: Int,
    isItalic: Bool
  ) -> RegisteredFont? {
    fonts.withLock { fonts in
      let family = fonts.lazy.filter { $0.familyName == name }
      return family.first {
        $0.postScriptName == face && $0.weight == weight && $0.isItalic == isItalic
      }
        ?? family.min {
          ($0.isItalic == isItalic ? 0 : 1, abs($0.weight - weight))
            < ($1.isItalic == isItalic ? 0 : 1, abs($1.weight - weight))
        }
    }
  }

  /// Returns the font whose file has a digest; nil if there is none.
  public func font(id: String) -> RegisteredFont? {
    // Digests take a while, for which the lock is not held.
    fonts.withLock(\.self).first { $0.id == id }
  }
}
