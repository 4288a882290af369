/// A box blur of lines of bytes; three in sequence approximate a Gaussian blur.
enum BoxBlur {
  /// The value beyond the ends of a line.
  enum Edge {
    case zero
    /// The value of the last byte.
    case extended
  }

  /// Returns the odd width of a box of which three blur with a standard deviation (SVG 1.1,
  /// feGaussianBlur).
  static func size(for radius: Double) -> Int {
    guard radius > 0, radius.isFinite else { return 1 }
    let size = Int(radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    return max(1, size | 1)
  }

  /// Blurs lines of bytes in place.
  ///
  /// - Parameters:
  ///   - bytes: The first byte of the first line.
  ///   - lines: The number of lines.
  ///   - length: The number of bytes of a line that are blurred.
  ///   - step: The offset from a byte of a line to the next one.
  ///   - line: The offset from a line to the next one.
  ///   - box: The odd width of the box.
  ///   - edge: The value beyond the ends.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>,
    lines: Int,
    _ length: Int,
    step: Int,
    line: Int,
    _ box: Int,
    _ edge: Edge
  ) {
    guard length > 0 else { return }
    let half = box / 2
    withUnsafeTemporaryAllocation(of: Int.self, capacity: length) { row in
      for number in 0..<lines {
        let start = bytes + number * line
        for place in 0..<length { row[place] = Int(start[place * step]) }
        let (before, after) =
          edge == .extended ? (row[0], row[length - 1]) : (0, 0)
        var sum = before * (half + 1)
        for place in 0..<half { sum += place < length ? row[place] : after }
        for place in 0..<length {
          sum += place + half < length ? row[place + half] : after
          sum -= place - half - 1 >= 0 ? row[place - half - 1] : before
          start[place * step] = UInt8((sum + half) / box)
        }
      }
    }
  }
}
