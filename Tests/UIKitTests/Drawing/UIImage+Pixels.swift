import Testing
import UIKit

extension UIImage {
  /// Red, green, blue and alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    let source = try #require(cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
    var bytes: [UInt8] = [0, 0, 0, 0]
    try bytes.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress,
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    return bytes
  }
}
