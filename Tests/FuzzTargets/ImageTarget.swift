import Foundation
import ImageIO

/// Image files of users and servers: all formats, with all of their images.
@MainActor
final class ImageTarget: FuzzTarget {
  /// A GIF and a WebP of three images, a WebP with lossy compression, and a GIF of one image.
  private static let files = [
    """
    R0lGODlhBAADAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQEBQAAACwAAAAABAADAAAICAAB\
    CBxIUGBAACH5BAUUAAIALAEAAQACAAIAgf8AAAD/AAAAAAAAAAgGAAMIDBAQACH5BAUAAAIALAAAAAADAAMAgf8A\
    AAAA/wAAAAAAAAgLAAMIGAgAgICCAQEAOw==
    """,
    """
    UklGRr4AAABXRUJQVlA4WAoAAAASAAAAAwAAAgAAQU5JTQYAAAAAAAAAAgBBTk1GKAAAAAAAAAAAAAMAAAIAADIA\
    AAJWUDhMDwAAAC8DgAAABxD9j/4HIqL/AQBBTk1GKgAAAAAAAAAAAAIAAAIAAMgAAABWUDhMEQAAAC8CgAAQDzD/\
    EfMfjDGI6H8YAEFOTUYwAAAAAAAAAAAAAgAAAgAAKAAAAFZQOEwXAAAALwKAABAXEPMvICjyf7T5D/hgUSL6HwYA
    """,
    """
    UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoEAAMAAMASJagCdLoAAwjxv4AA/vLq9S/n/ykr7F0r6iCromKv/4dI\
    Tv/DpCd/45t/xW//zji/YX+VFr/Q3/hS/YX+VFr/Q3C+wAAA
    """,
    """
    R0lGODdhBAADAIEAAP8AAAD/AAAAAAAAACwAAAAABAADAAAICwABCBQYIABBgwEBADs=
    """,
  ]

  let corpus: [[UInt8]] =
    ImageTarget.files.compactMap { Data(base64Encoded: $0).map(Array.init) }
    + [ImageTarget.drawn.pngData(), ImageTarget.drawn.jpegData(compressionQuality: 0.5)]
    .compactMap { $0.map(Array.init) }

  private static let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2))
    .image { context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }

  /// The number of inputs with an image.
  private(set) var taken = 0

  /// The maximum number of pixels of images that are decoded: larger ones take only time.
  private static let mostPixels = 100_000

  func problem(with input: [UInt8]) -> String? {
    let data = Data(input)
    guard let source = CGImageSourceCreateWithData(data, nil) else { return "there is no source" }
    let count = CGImageSourceGetCount(source)
    for index in 0..<min(count, 10) {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      guard let width = properties?[kCGImagePropertyPixelWidth] as? Int,
        let height = properties?[kCGImagePropertyPixelHeight] as? Int
      else { return "image \(index) of \(count) has no size" }
      // A header may state sizes whose product exceeds an integer.
      guard max(width, height) <= Self.mostPixels, width * height <= Self.mostPixels else {
        continue
      }
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
      if image.width != width || image.height != height {
        return "image \(index) is \(image.width) × \(image.height), not \(width) × \(height)"
      }
      taken += 1
    }
    return nil
  }
}
