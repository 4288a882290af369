/// Writes pictures as PNG files.
package enum PNG {
  /// Colours of 8 bits, without transparency.
  package static func encode(_ canvas: Canvas) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = big(canvas.width) + big(canvas.height) + [8, 2, 0, 0, 0]
    file += chunk("IHDR", header)
    file += chunk("IDAT", Deflate.zlib(filtered(canvas)))
    file += chunk("IEND", [])
    return file
  }

  /// Every row as differences to the pixel on the left: where colours stay, zeros.
  private static func filtered(_ canvas: Canvas) -> [UInt8] {
    let stride = canvas.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * canvas.height)
    for start in Swift.stride(from: 0, to: canvas.bytes.count, by: stride) {
      // The number of this filter.
      rows.append(1)
      for at in start..<(start + stride) {
        let left = at < start + 3 ? 0 : canvas.bytes[at - 3]
        rows.append(canvas.bytes[at] &- left)
      }
    }
    return rows
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return big(content.count) + named + big(Int(checksum(named)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { checksum, byte in
      table[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)] ^ (checksum >> 8)
    }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
