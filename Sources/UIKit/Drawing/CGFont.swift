import TextLayout

/// The first font of a file, which Core Text registers.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports.
public final class CGFont: Hashable, Sendable {
  let _font: RegisteredFont

  /// Reads a TrueType or OpenType file; nil for any other data.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data,
      let font = try? RegisteredFonts.fonts(in: Array(data)).first
    else { return nil }
    _font = font
  }

  /// The name by which `UIFont` finds the font once it is registered.
  public var postScriptName: CFString? { _font.postScriptName }

  public var fullName: CFString? { _font.fullName }

  /// The number of font units per em.
  public var unitsPerEm: Int32 { Int32(_font.typeface.unitsPerEm) }

  public static func == (a: CGFont, b: CGFont) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
