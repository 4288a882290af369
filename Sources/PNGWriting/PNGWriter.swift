import CPNG

/// Compresses 8-bit pixels with libpng, optimized for speed: screens have large areas of one
/// colour.
package struct PNGWriter {
  /// The order of a pixel's bytes; x is omitted from files.
  package enum Order {
    case rgb, rgbx, bgrx, rgba

    fileprivate var value: cpng_order {
      switch self {
      case .rgb: CPNG_RGB
      case .rgbx: CPNG_RGBX
      case .bgrx: CPNG_BGRX
      case .rgba: CPNG_RGBA
      }
    }

    fileprivate var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
  }

  /// The error of libpng.
  package struct Failure: Error {
    /// The message of libpng.
    package let reason: String
  }

  private let width: Int
  private let height: Int
  private let order: Order

  /// - Parameters:
  ///   - width: The width in pixels, at least one.
  ///   - height: The height in pixels, at least one.
  ///   - order: The order of a pixel's bytes.
  package init(width: Int, height: Int, order: Order) {
    self.width = width
    self.height = height
    self.order = order
  }

  /// - Parameter pixels: The bytes of all pixels, row by row.
  /// - Returns: The file.
  /// - Throws: `Failure`, as where memory does not suffice.
  package func file(of pixels: [UInt8]) throws(Failure) -> [UInt8] {
    let row = width * order.bytesPerPixel
    precondition(
      pixels.count == row * height,
      "Expected \(row * height) bytes of pixels, got \(pixels.count)."
    )
    return try pixels.withUnsafeBufferPointer { pixels throws(Failure) in
      guard let first = pixels.baseAddress else { throw Failure(reason: "no pixels") }
      return try file(of: first, bytesPerRow: row)
    }
  }

  /// - Parameters:
  ///   - pixels: The first byte of the first row.
  ///   - bytesPerRow: The distance between the first bytes of consecutive rows.
  /// - Returns: The file.
  /// - Throws: `Failure`, as where memory does not suffice.
  package func file(
    of pixels: UnsafePointer<UInt8>,
    bytesPerRow: Int
  ) throws(Failure) -> [UInt8] {
    var file = cpng_file()
    defer { free(file.bytes) }
    let isWritten =
      cpng_write(&file, pixels, bytesPerRow, UInt32(width), UInt32(height), order.value) != 0
    guard isWritten else {
      let reason = withUnsafeBytes(of: file.reason) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw Failure(reason: reason)
    }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
