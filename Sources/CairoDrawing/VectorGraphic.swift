import CCairo
public import VectorDrawing

/// A picture of an SVG or PDF file, drawn by librsvg and Poppler.
///
/// Both libraries are loaded when a file first needs them, so that programs without such files need
/// neither.
public struct VectorGraphic: Sendable {
  /// An error that prevents drawing a file.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// A library is not installed.
    case missing(library: String, package: String)
    /// The file cannot be read.
    case unreadable(type: String)

    public var description: String {
      switch self {
      case .missing(let library, let package):
        "The library \(library) is missing. Install it: apt-get install \(package)."
      case .unreadable(let type): "It is no \(type) file with a size of its own."
      }
    }
  }

  /// The picture as an SVG file.
  public let svg: [UInt8]
  /// The width in points.
  public let width: Double
  public let height: Double

  /// Creates a picture of a size in points, which the file has as well.
  public init(svg: [UInt8], width: Double, height: Double) {
    self.svg = svg
    self.width = width
    self.height = height
  }

  /// Reads an SVG file.
  /// - Throws: `Failure` if it cannot be read, or if librsvg is missing.
  public init(svg: [UInt8]) throws(Failure) {
    let size = try SVGLibrary.loaded().size(of: svg)
    self.init(svg: svg, width: size.width, height: size.height)
  }

  /// Reads the first page of a PDF file.
  /// - Throws: `Failure` if it cannot be read, or if Poppler is missing.
  public init(pdf: [UInt8]) throws(Failure) {
    self = try PDFLibrary.loaded().graphic(of: pdf)
  }

  /// Returns the pixels of the picture.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The pixels.
  /// - Throws: `Failure` if librsvg is missing, or `DrawingRasterizer.Failure` if the picture is too
  ///   large.
  public func bitmap(scale: Double) throws -> DrawingBitmap {
    let surface = try surface(scale: scale)
    defer { cairo_surface_destroy(surface) }
    return surface.bitmap
  }

  /// Returns a new surface of the picture, which the caller releases.
  func surface(scale: Double) throws -> OpaquePointer {
    let (wide, high) = try DrawingRasterizer.pixels(width, height, scale)
    let surface = try DrawingRasterizer.makeSurface(width: wide, height: high)
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    let place = DrawingRect(x: 0, y: 0, width: width * scale, height: height * scale)
    guard let context, try SVGLibrary.loaded().paint(svg, in: place, context) else {
      cairo_surface_destroy(surface)
      throw Failure.unreadable(type: "SVG")
    }
    cairo_surface_flush(surface)
    return surface
  }
}
