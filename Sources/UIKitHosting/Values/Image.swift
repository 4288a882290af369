public import Foundation

/// A picture: a drawing of the symbol catalogue, or encoded bytes.
public struct ImageValue: Sendable, Equatable {
  public enum Source: Sendable, Equatable {
    /// A name that `SymbolCatalog` knows.
    case symbol(name: String, pointSize: Double?, weight: Int?)
    case encoded(EncodedImage)
  }

  public var source: Source
  /// Drawn in the tint colour, whatever its own colours are.
  public var isTemplate: Bool
  /// A colour given with the image; it goes before the tint.
  public var tint: ColorValue?

  public init(source: Source, isTemplate: Bool, tint: ColorValue? = nil) {
    self.source = source
    self.isTemplate = isTemplate
    self.tint = tint
  }
}

/// The bytes of a PNG, JPEG, GIF, WebP or SVG picture, named by what they hold.
public final class EncodedImage: Sendable, Equatable {
  /// A digest of the bytes; equal for equal pictures.
  public let id: String
  public let data: Data
  /// For example `image/png`.
  public let mediaType: String
  /// Pixels.
  public let width: Int
  public let height: Int

  public init(id: String, data: Data, mediaType: String, width: Int, height: Int) {
    self.id = id
    self.data = data
    self.mediaType = mediaType
    self.width = width
    self.height = height
  }

  public static func == (a: EncodedImage, b: EncodedImage) -> Bool {
    a.id == b.id
  }
}

/// `UIView.ContentMode`, as far as pictures have it.
public enum ContentModeValue: UInt8, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
}
