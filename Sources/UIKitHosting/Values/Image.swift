public import Foundation
import Synchronization
public import VectorDrawing

/// A picture: a drawing of the symbol catalogue, or encoded bytes.
public struct ImageValue: Sendable, Equatable {
  public enum Source: Sendable, Equatable {
    /// A name that `SymbolCatalog` knows.
    case symbol(name: String, pointSize: Double?, weight: Int?)
    case encoded(EncodedImage)
  }

  public enum Mode: Sendable {
    /// Symbols in the tint colour, bytes in their own colours.
    case automatic
    /// In its own colours.
    case original
    /// In the tint colour of its place, whatever its own colours are.
    case template
  }

  public var source: Source
  public var mode: Mode
  /// A colour given with the image, as its own one.
  public var tint: ColorValue?
  /// Pixels of encoded bytes for each point.
  public var scale: Double
  /// How a symbol fills a place that is not as large as it.
  public var filling = ContentModeValue.scaleAspectFit
  /// Cap insets of an image of bytes, as they were given; nil for none.
  public var caps: CapInsets?

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
  /// The cap insets, with a pixel at least between opposite ones; nil for none, and for symbols.
  package var limitedCaps: CapInsets? {
    guard case .encoded(let image) = source else { return nil }
    return caps?.limited(
      width: Double(image.width) / scale,
      height: Double(image.height) / scale,
      pixel: 1 / scale
    )
  }
}

/// The bytes of a PNG, JPEG, GIF, WebP or SVG picture; equal where the bytes are.
public final class EncodedImage: Sendable, Equatable {
  public let data: Data
  /// For example `image/png`.
  public let mediaType: String
  /// Pixels.
  public let width: Int
  public let height: Int
  /// What was drawn, where the picture is a drawing.
  public let drawing: Drawing?
  private let name = Mutex<String?>(nil)

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

  /// What a host calls the picture: computed once, and remembered.
  public func name(_ digest: (Data) -> String) -> String {
    name.withLock { name in
      if let name { return name }
      let new = digest(data)
      name = new
      return new
    }
  }

  public static func == (a: EncodedImage, b: EncodedImage) -> Bool {
    a === b || a.data == b.data
  }
}

/// `UIView.ContentMode`, as far as pictures have it.
public enum ContentModeValue: UInt8, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
}
