public import Foundation
import Synchronization
public import VectorDrawing

/// An image: a drawing of the symbol catalogue, or encoded bytes.
public struct ImageValue: Sendable, Equatable {
  public enum Source: Sendable, Equatable {
    /// A name that `SymbolCatalog` knows.
    case symbol(name: String, pointSize: Double?, weight: Int?)
    case encoded(EncodedImage)
  }

  public enum Mode: Sendable {
    /// Symbols in the tint colour, encoded images in their own colours.
    case automatic
    /// The image's own colours.
    case original
    /// The tint colour in place of the image's own colours.
    case template
  }

  public var source: Source
  public var mode: Mode
  /// The colour that was given with the image.
  public var tint: ColorValue?
  /// The scale of encoded images, in pixels per point.
  public var scale: Double
  /// The content mode of a symbol.
  public var filling = ContentModeValue.scaleAspectFit
  /// The original cap insets of an encoded image; nil for none.
  public var caps: CapInsets?
  /// The asset of which the image is a variant; nil for images without variants, and in commits:
  /// UIKit chooses the variant for the traits of the view.
  package var asset: ImageAssetReference?
  /// A Boolean value that indicates whether the image is mirrored where text is written from right
  /// to left; false in commits.
  package var followsDirection = false

  public init(
    source: Source,
    mode: Mode = .automatic,
    tint: ColorValue? = nil,
    scale: Double = 1
  ) {
    self.source = source
    self.mode = mode
    self.tint = tint
    self.scale = scale
  }
}

extension ImageValue {
  /// The cap insets, with at least a pixel between opposite ones; nil for none, and for symbols.
  package var limitedCaps: CapInsets? {
    guard case .encoded(let image) = source else { return nil }
    return caps?.limited(
      width: Double(image.width) / scale,
      height: Double(image.height) / scale,
      pixel: 1 / scale
    )
  }
}

/// A reference to the variants of an image, which UIKit alone reads.
package struct ImageAssetReference: Sendable, Equatable {
  package let object: any AnyObject & Sendable

  package init(_ object: any AnyObject & Sendable) {
    self.object = object
  }

  package static func == (a: ImageAssetReference, b: ImageAssetReference) -> Bool {
    a.object === b.object
  }
}

/// An encoded PNG, JPEG, GIF, WebP or SVG image; equal if the bytes are equal.
public final class EncodedImage: Sendable, Equatable {
  public let data: Data
  /// The media type, for example `image/png`.
  public let mediaType: String
  /// The width in pixels.
  public let width: Int
  public let height: Int
  /// The original drawing; nil for other images.
  public let drawing: Drawing?
  private let name = Mutex<String?>(nil)
  private let mirror = Mutex<EncodedImage?>(nil)

  public init(
    data: Data,
    mediaType: String,
    width: Int,
    height: Int,
    drawing: Drawing? = nil
  ) {
    self.data = data
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.drawing = drawing
  }

  /// Returns the host's name of the image, which is computed once and cached.
  public func name(_ digest: (Data) -> String) -> String {
    name.withLock { name in
      if let name { return name }
      let new = digest(data)
      name = new
      return new
    }
  }

  /// Returns the mirrored image, which is made once and cached.
  package func mirrored(_ make: () -> EncodedImage?) -> EncodedImage? {
    if let known = mirror.withLock(\.self) { return known }
    guard let made = make() else { return nil }
    return mirror.withLock { known in
      if let known { return known }
      known = made
      return made
    }
  }

  public static func == (a: EncodedImage, b: EncodedImage) -> Bool {
    a === b || a.data == b.data
  }
}

/// The cases of `UIView.ContentMode` that apply to images.
public enum ContentModeValue: UInt8, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
}
