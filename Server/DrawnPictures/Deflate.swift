/// Packs bytes as zlib does (RFC 1950, 1951): runs of one byte become short, by fixed codes.
struct Deflate {
  private var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var count = 0

  /// A whole stream, with header and checksum.
  static func zlib(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate(bytes: [0x78, 0x01])
    deflate.pack(input)
    let checksum = checksum(input)
    return deflate.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func pack(_ input: [UInt8]) {
    // The last block, and one of fixed codes.
    write(0b011, 3)
    var at = 0
    while at < input.count {
      write(symbol: Int(input[at]))
      at += 1
      let length = run(in: input, at: at)
      if length >= 3 {
        write(length: length)
        at += length
      }
    }
    write(symbol: 256)
    if count > 0 { write(0, 8 - count % 8) }
  }

  /// How often the byte before is said again, as far as one code can say it.
  private func run(in input: [UInt8], at start: Int) -> Int {
    let end = min(input.count, start + 258)
    var at = start
    while at < end, input[at] == input[start - 1] { at += 1 }
    return at - start
  }

  // MARK: - Codes

  private mutating func write(symbol: Int) {
    switch symbol {
    case ..<144: write(reversed: 0x30 + symbol, 8)
    case ..<256: write(reversed: 0x190 + symbol - 144, 9)
    case ..<280: write(reversed: symbol - 256, 7)
    default: write(reversed: 0xC0 + symbol - 280, 8)
    }
  }

  /// The byte before, so many times: from 3 to 258.
  private mutating func write(length: Int) {
    let index = Self.lengths.lastIndex { $0.base <= length } ?? 0
    write(symbol: 257 + index)
    write(length - Self.lengths[index].base, Self.lengths[index].extra)
    // A distance of one byte.
    write(0, 5)
  }

  /// The least length of each code, and how many bits follow it.
  private static let lengths: [(base: Int, extra: Int)] = {
    var lengths: [(Int, Int)] = []
    var base = 3
    for index in 0..<28 {
      let extra = index < 8 ? 0 : index / 4 - 1
      lengths.append((base, extra))
      base += 1 << extra
    }
    return lengths + [(258, 0)]
  }()

  // MARK: - Bits

  /// Codes go from their highest bit on, all else from its lowest.
  private mutating func write(reversed code: Int, _ length: Int) {
    let reversed = (0..<length).reduce(0) { $0 << 1 | (code >> $1 & 1) }
    write(reversed, length)
  }

  private mutating func write(_ value: Int, _ length: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Adler-32.
  private static func checksum(_ input: [UInt8]) -> UInt32 {
    var (a, b) = (1 as UInt32, 0 as UInt32)
    for byte in input {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
