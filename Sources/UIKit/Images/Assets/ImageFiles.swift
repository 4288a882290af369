import CairoDrawing
import Foundation
import UIKitHosting
import VectorDrawing

/// Image files that are read by name.
enum ImageFiles {
  /// Returns the image of a file; nil, with a message on standard error, if it cannot be read.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG, GIF, WebP, PDF or SVG file.
  ///   - scale: The number of pixels per point of a file with pixels.
  ///   - keepsVectors: Whether a PDF or SVG file stays sharp in every size, rather than becoming
  ///     pixels.
  /// - Returns: The image.
  static func value(of file: URL, scale: Double, keepsVectors: Bool) -> ImageValue? {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      MissingImages.report("file", file.path)
      return nil
    }
    switch file.pathExtension.lowercased() {
    case "pdf", "svg":
      return vector(Array(data), file, keepsVectors: keepsVectors)
    default:
      guard let encoded = EncodedImage(decoding: data) else {
        MissingImages.report("readable picture in the file", file.path)
        return nil
      }
      return ImageValue(source: .encoded(encoded), scale: scale)
    }
  }

  private static func vector(_ bytes: [UInt8], _ file: URL, keepsVectors: Bool) -> ImageValue? {
    do {
      let isPDF = file.pathExtension.lowercased() == "pdf"
      let graphic = try isPDF ? VectorGraphic(pdf: bytes) : VectorGraphic(svg: bytes)
      return try value(of: graphic, keepsVectors: keepsVectors)
    } catch {
      MissingImages.report("readable picture in the file", file.path, hint: "\(error)")
      return nil
    }
  }

  /// Returns a vector graphic as an image of its own size.
  static func value(of graphic: VectorGraphic, keepsVectors: Bool) throws -> ImageValue {
    let scale = DrawingFile.vectorScale
    let (width, height) = try DrawingRasterizer.pixels(graphic.width, graphic.height, scale)
    let encoded = EncodedImage(
      data: Data(keepsVectors ? graphic.svg : try graphic.bitmap(scale: scale).png()),
      mediaType: keepsVectors ? "image/svg+xml" : "image/png",
      width: width,
      height: height
    )
    return ImageValue(source: .encoded(encoded), scale: scale)
  }
}
