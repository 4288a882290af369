import Foundation

/// A color in the space CIELAB, whose distances are those that people see.
struct PerceivedColor {
  private let lightness: Double
  private let a: Double
  private let b: Double

  /// - Parameter pixel: The four bytes of a pixel in sRGB, whose alpha makes it darker.
  init(_ pixel: ArraySlice<UInt8>) {
    let start = pixel.startIndex
    let alpha = Double(pixel[start + 3]) / 255
    let (red, green, blue) = (
      Self.linear(pixel[start], alpha), Self.linear(pixel[start + 1], alpha),
      Self.linear(pixel[start + 2], alpha)
    )
    // XYZ of sRGB, relative to its white point D65 (IEC 61966-2-1).
    let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func linear(_ byte: UInt8, _ alpha: Double) -> Double {
    let value = Double(byte) / 255 * alpha
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
  }

  /// Returns the difference by CIE94 for graphic arts, from 0 to about 100; 2 is just noticeable.
  func difference(from other: PerceivedColor) -> Double {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let light = lightness - other.lightness
    let colorful = chroma - otherChroma
    let (x, y) = (a - other.a, b - other.b)
    let hue = max(0, x * x + y * y - colorful * colorful)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return
      (light * light + colorful * colorful / (chromaWeight * chromaWeight)
      + hue / (hueWeight * hueWeight)).squareRoot()
  }
}
