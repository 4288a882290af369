public import VectorDrawing

/// The visible difference of two pictures of the same size.
public struct PictureDifference: Sendable {
  /// The fraction of pixels that differ by more than the threshold, from 0 to 1; 1 for other sizes.
  public let part: Double
  /// The second picture in pale gray, with red pixels where both differ; nil for pictures of other sizes.
  public let picture: DrawingBitmap?

  /// - Parameters:
  ///   - first: A picture.
  ///   - second: Another one.
  ///   - threshold: The minimum difference of a pixel that counts, from 0 to 1 for black and white.
  ///     It is measured in brightness and chroma (YIQ), as by Kotsarenko and Ramos, "Measuring
  ///     perceived color difference using YIQ NTSC transmission color space in mobile
  ///     applications", 2010.
  /// - Complexity: O(n) for n pixels.
  public init(_ first: DrawingBitmap, _ second: DrawingBitmap, threshold: Double = 0.1) {
    guard first.width == second.width, first.height == second.height else {
      (part, picture) = (1, nil)
      return
    }
    let limit = Self.most * threshold * threshold
    var count = 0
    let (old, new) = (first.pixels, second.pixels)
    var pixels = [UInt8](repeating: 255, count: new.count)
    for place in stride(from: 0, to: new.count, by: 4) {
      if Self.distance(old, new, place) > limit {
        count += 1
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (255, 0, 0)
      } else {
        let gray =
          0.299 * Double(new[place]) + 0.587 * Double(new[place + 1])
          + 0.114 * Double(new[place + 2])
        let pale = UInt8(255 - (255 - gray) * 0.2)
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (pale, pale, pale)
      }
    }
    part = new.isEmpty ? 0 : Double(count) / Double(new.count / 4)
    picture = DrawingBitmap(
      width: new.isEmpty ? 0 : second.width,
      height: second.height,
      pixels: pixels
    )
  }

  /// The square of the distance of black and white.
  private static let most = 35_215.0

  /// The square of the distance of two pixels over white.
  private static func distance(_ a: [UInt8], _ b: [UInt8], _ place: Int) -> Double {
    guard
      a[place] != b[place] || a[place + 1] != b[place + 1] || a[place + 2] != b[place + 2]
        || a[place + 3] != b[place + 3]
    else { return 0 }
    func channel(_ pixels: [UInt8], _ offset: Int) -> Double {
      255 + (Double(pixels[place + offset]) - 255) * Double(pixels[place + 3]) / 255
    }
    let red = channel(a, 0) - channel(b, 0)
    let green = channel(a, 1) - channel(b, 1)
    let blue = channel(a, 2) - channel(b, 2)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
