/// Unpacks what `Deflate` packs: one block of fixed codes, and distances of one byte.
struct Inflate {
  private let bytes: [UInt8]
  private var at = 0

  struct Failure: Error {}

  /// The content of a zlib stream, whose last four bytes are not looked at.
  static func zlib(_ stream: [UInt8]) throws -> [UInt8] {
    var inflate = Inflate(bytes: Array(stream.dropFirst(2).dropLast(4)))
    return try inflate.content()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func content() throws -> [UInt8] {
    guard try number(3) == 0b011 else { throw Failure() }
    var output: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { return output }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else {
        let length = try length(symbol)
        guard try number(5) == 0, let last = output.last else { throw Failure() }
        output += Array(repeating: last, count: length)
      }
    }
  }

  /// RFC 1951, 3.2.6.
  private mutating func symbol() throws -> Int {
    var code = try code(7)
    if code <= 0b001_0111 { return 256 + code }
    code = code << 1 | (try bit())
    if (0b0011_0000...0b1011_1111).contains(code) { return code - 0b0011_0000 }
    if (0b1100_0000...0b1100_0111).contains(code) { return 280 + code - 0b1100_0000 }
    code = code << 1 | (try bit())
    guard (0b1_1001_0000...0b1_1111_1111).contains(code) else { throw Failure() }
    return 144 + code - 0b1_1001_0000
  }

  /// RFC 1951, 3.2.5.
  private mutating func length(_ symbol: Int) throws -> Int {
    switch symbol {
    case 257...264: symbol - 254
    case 265...268: 11 + (symbol - 265) * 2 + (try number(1))
    case 269...272: 19 + (symbol - 269) * 4 + (try number(2))
    case 273...276: 35 + (symbol - 273) * 8 + (try number(3))
    case 277...280: 67 + (symbol - 277) * 16 + (try number(4))
    case 281...284: 131 + (symbol - 281) * 32 + (try number(5))
    case 285: 258
    default: throw Failure()
    }
  }

  private mutating func bit() throws -> Int {
    guard at < bytes.count * 8 else { throw Failure() }
    defer { at += 1 }
    return Int(bytes[at / 8] >> UInt8(at % 8) & 1)
  }

  private mutating func number(_ count: Int) throws -> Int {
    var number = 0
    for index in 0..<count { number |= try bit() << index }
    return number
  }

  private mutating func code(_ count: Int) throws -> Int {
    var code = 0
    for _ in 0..<count { code = code << 1 | (try bit()) }
    return code
  }
}
