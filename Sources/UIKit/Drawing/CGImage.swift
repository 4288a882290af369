import CairoDrawing
public import Foundation
import Synchronization
package import VectorDrawing

/// A bitmap image.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  private let source: Source
  private let made = Mutex<DrawingBitmap?>(nil)

  private enum Source: Sendable {
    case bitmap(DrawingBitmap)
    /// A drawing that is rasterised on demand.
    case drawing(Drawing, scale: Double)
  }

  package init(_bitmap bitmap: DrawingBitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    source = .bitmap(bitmap)
  }

  /// Creates an image; nil if memory for the pixels is insufficient.
  init?(_drawing drawing: Drawing, scale: CGFloat) {
    guard
      let pixels = try? DrawingRasterizer.pixels(drawing.width, drawing.height, Double(scale))
    else { return nil }
    (width, height) = pixels
    source = .drawing(drawing, scale: Double(scale))
  }

  var _content: DrawingImage {
    switch source {
    case .bitmap(let bitmap): .bitmap(bitmap)
    case .drawing(let drawing, _): .drawing(drawing)
    }
  }

  /// The pixels, rasterised once.
  var _bitmap: DrawingBitmap {
    if case .bitmap(let bitmap) = source { return bitmap }
    return made.withLock { made in
      if let made { return made }
      let new = render()
      made = new
      return new
    }
  }

  private func render() -> DrawingBitmap {
    if case .drawing(let drawing, let scale) = source,
      let bitmap = try? DrawingRasterizer(scale: scale).bitmap(of: drawing)
    {
      return bitmap
    }
    // If memory is insufficient, the pixels are clear.
    let pixels = [UInt8](repeating: 0, count: 4 * width * height)
    return DrawingBitmap(width: width, height: height, pixels: pixels)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { ._rgb }
  public var alphaInfo: CGImageAlphaInfo { .last }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns the part of the image within a rectangle of pixels, from the top left; nil for an
  /// empty part.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let bitmap = _bitmap
    let (x, wide) = (Int(part.minX), Int(part.width))
    var pixels: [UInt8] = []
    for y in Int(part.minY)..<Int(part.maxY) {
      let start = 4 * (y * width + x)
      pixels += bitmap.pixels[start..<(start + 4 * wide)]
    }
    return CGImage(
      _bitmap: DrawingBitmap(width: wide, height: Int(part.height), pixels: pixels)
    )
  }

  /// Returns the image in a size in pixels; nil if memory for the pixels is insufficient.
  package func _scaled(to size: CGSize) -> CGImage? {
    let place = CGRect(origin: .zero, size: size)._drawing
    let drawing = Drawing(
      commands: [.image(_content, in: place, DrawingStyle())],
      width: place.width,
      height: place.height
    )
    return CGImage(_drawing: drawing, scale: 1)
  }

  public func copy() -> CGImage? { self }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DrawingBitmap {
  /// The pixels as a mask: by opacity, or by luminance if all are opaque.
  var asMask: DrawingBitmap {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0xFF }
    guard isOpaque else { return self }
    var mask = pixels
    for start in stride(from: 0, to: mask.count, by: 4) {
      // The weights of Rec. 709, in 256ths.
      let light =
        54 * Int(mask[start]) + 183 * Int(mask[start + 1]) + 19 * Int(mask[start + 2])
      mask[start + 3] = UInt8(light / 256)
    }
    return DrawingBitmap(width: width, height: height, pixels: mask)
  }
}
