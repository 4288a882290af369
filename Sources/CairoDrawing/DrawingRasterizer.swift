import CCairo
import PNGWriting
public import VectorDrawing

/// Rasterizes drawings with Cairo.
public struct DrawingRasterizer {
  /// An error that prevents rasterizing a drawing.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// A side exceeds `largestSide`, or the number of pixels `mostPixels`.
    case tooLarge(width: Int, height: Int)
    /// An error of Cairo, with its message.
    case cairo(String)
    /// An error of libpng, with its message.
    case png(String)
    /// An error of libturbojpeg, with its message.
    case jpeg(String)

    public var description: String {
      switch self {
      case .tooLarge(let width, let height):
        "Expected at most \(largestSide) pixels on a side and \(mostPixels) in all, got \(width) × \(height)."
      case .cairo(let reason): "Cairo could not draw: \(reason)."
      case .png(let reason): "Libpng could not write: \(reason)."
      case .jpeg(let reason): "Libturbojpeg could not write: \(reason)."
      }
    }
  }

  /// The maximum number of pixels on a side.
  public static let largestSide = 16_384
  /// The maximum number of pixels, which take 256 megabytes.
  public static let mostPixels = 64 * 1_024 * 1_024

  public let scale: Double
  /// A Boolean value that indicates whether unpainted pixels are black rather than transparent.
  public let isOpaque: Bool

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - isOpaque: Whether unpainted pixels are black rather than transparent.
  public init(scale: Double = 1, isOpaque: Bool = false) {
    self.scale = scale
    self.isOpaque = isOpaque
  }

  /// Returns the pixels of a drawing, at least one.
  /// - Throws: `Failure`; if the drawing is too large, before memory is allocated.
  public func bitmap(of drawing: Drawing) throws(Failure) -> DrawingBitmap {
    let surface = try surface(of: drawing)
    defer { cairo_surface_destroy(surface) }
    return surface.bitmap
  }

  /// Returns a PNG of a drawing.
  /// - Throws: `Failure`; if the drawing is too large, before memory is allocated.
  public func png(of drawing: Drawing) throws(Failure) -> [UInt8] {
    let surface = try surface(of: drawing)
    defer { cairo_surface_destroy(surface) }
    guard isOpaque else { return try surface.bitmap.png() }
    guard let pixels = cairo_image_surface_get_data(surface) else { return [] }
    let writer = PNGWriter(
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      order: .bgrx
    )
    do {
      return try writer.file(
        of: pixels,
        bytesPerRow: Int(cairo_image_surface_get_stride(surface))
      )
    } catch {
      throw .png(error.reason)
    }
  }

  func surface(of drawing: Drawing) throws(Failure) -> OpaquePointer {
    let (width, height) = try Self.pixels(drawing.width, drawing.height, scale)
    let surface: OpaquePointer
    if isOpaque, let reused = PixelMemory.makeOpaqueSurface(width: width, height: height) {
      surface = reused
    } else {
      surface = try Self.makeSurface(width: width, height: height)
    }
    let painter = CairoPainter(surface: surface)
    if isOpaque { painter.fill(with: .black) }
    painter.scale(by: scale)
    painter.paint(drawing)
    let status = painter.status
    if let status {
      cairo_surface_destroy(surface)
      throw status
    }
    cairo_surface_flush(surface)
    return surface
  }

  /// Returns a size in whole pixels, at least one on each side, for a size in points.
  public static func pixels(
    _ width: Double,
    _ height: Double,
    _ scale: Double
  ) throws(Failure) -> (width: Int, height: Int) {
    func side(_ points: Double) -> Int {
      let pixels = (points * scale).rounded(.up)
      return pixels.isFinite ? max(1, Int(min(pixels, Double(Int32.max)))) : Int(Int32.max)
    }
    let (width, height) = (side(width), side(height))
    guard max(width, height) <= largestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    return (width, height)
  }

  static func makeSurface(width: Int, height: Int) throws(Failure) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw .tooLarge(width: width, height: height)
    }
    return surface
  }
}

extension DrawingBitmap {
  /// Returns a Cairo surface with the same pixels.
  func surface() throws(DrawingRasterizer.Failure) -> OpaquePointer {
    let surface = try DrawingRasterizer.makeSurface(width: width, height: height)
    guard let bytes = cairo_image_surface_get_data(surface) else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        let source = 4 * (y * width + x)
        let place = y * stride + 4 * x
        let alpha = Int(pixels[source + 3])
        func premultiplied(_ offset: Int) -> UInt8 {
          UInt8((Int(pixels[source + offset]) * alpha + 127) / 255)
        }
        bytes[place] = premultiplied(2)
        bytes[place + 1] = premultiplied(1)
        bytes[place + 2] = premultiplied(0)
        bytes[place + 3] = pixels[source + 3]
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

extension OpaquePointer {
  /// The pixels of an image surface.
  var bitmap: DrawingBitmap {
    let width = Int(cairo_image_surface_get_width(self))
    let height = Int(cairo_image_surface_get_height(self))
    let stride = Int(cairo_image_surface_get_stride(self))
    guard let bytes = cairo_image_surface_get_data(self) else {
      return DrawingBitmap(width: 0, height: 0, pixels: [])
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { pixels, count in
      for y in 0..<height {
        for x in 0..<width {
          let (source, place) = (y * stride + 4 * x, 4 * (y * width + x))
          let alpha = Int(bytes[source + 3])
          func own(_ offset: Int) -> UInt8 {
            // Most pixels are opaque, and a division for each would dominate the conversion.
            if alpha == 255 { return bytes[source + offset] }
            return alpha == 0
              ? 0 : UInt8(min(255, (Int(bytes[source + offset]) * 255 + alpha / 2) / alpha))
          }
          pixels[place] = own(2)
          pixels[place + 1] = own(1)
          pixels[place + 2] = own(0)
          pixels[place + 3] = bytes[source + 3]
        }
      }
      count = 4 * width * height
    }
    return DrawingBitmap(width: width, height: height, pixels: pixels)
  }
}
