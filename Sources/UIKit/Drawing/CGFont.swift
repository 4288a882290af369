import Foundation
import TextLayout

/// A font without a size: the first one of a file, which Core Text registers, or one that `UIFont` knows.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports.
public final class CGFont: Hashable, Sendable {
  /// The font of a file; nil for one of the system.
  let _file: RegisteredFont?
  private let name: String

  /// Reads a TrueType or OpenType file; nil for any other data.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data,
      let font = try? RegisteredFonts.fonts(in: Array(data)).first
    else { return nil }
    _file = font
    name = font.postScriptName
  }

  /// Finds a font by its PostScript name or full name; nil for an unknown one.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 1) else { return nil }
    _file = RegisteredFonts.shared.font(named: name)
    self.name = font.fontName
  }

  /// The name by which `UIFont` finds the font, one of a file once it is registered.
  public var postScriptName: CFString? { name }

  public var fullName: CFString? { _file?.fullName ?? name }

  /// The number of font units per em; 2,048 for fonts of the system.
  public var unitsPerEm: Int32 { Int32(_file?.typeface.unitsPerEm ?? 2048) }

  public static func == (a: CGFont, b: CGFont) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
