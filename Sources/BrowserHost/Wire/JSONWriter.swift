import NIOCore

/// Writes JSON into a buffer, byte by byte.
///
/// The caller begins and ends arrays and objects; the writer inserts the commas.
struct JSONWriter {
  private(set) var buffer: ByteBuffer
  private var needsComma = false

  init(buffer: ByteBuffer) {
    self.buffer = buffer
  }

  mutating func beginArray() {
    separate()
    buffer.writeInteger(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray() {
    buffer.writeInteger(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func beginObject() {
    separate()
    buffer.writeInteger(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    buffer.writeInteger(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func key(_ name: String) {
    write(name)
    buffer.writeInteger(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func write(_ value: UInt64) {
    separate()
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { bytes in
      var start = bytes.count
      var rest = value
      repeat {
        start -= 1
        bytes[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      buffer.writeBytes(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Writes a number; infinite values and NaN become 0.
  mutating func write(_ value: Double) {
    separate()
    buffer.writeString(CSS.number(value))
  }

  mutating func writeNull() {
    separate()
    buffer.writeStaticString("null")
  }

  mutating func write(_ text: String?) {
    if let text { write(text) } else { writeNull() }
  }

  mutating func write(_ text: String) {
    separate()
    buffer.writeInteger(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { writeEscaped($0) }
    buffer.writeInteger(UInt8(ascii: "\""))
  }

  /// Copies runs of bytes that need no escape unchanged.
  private mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      buffer.writeBytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<index])))
      writeEscape(byte)
      start = index + 1
    }
    buffer.writeBytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start...])))
  }

  private mutating func writeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): buffer.writeStaticString("\\\"")
    case UInt8(ascii: "\\"): buffer.writeStaticString("\\\\")
    case UInt8(ascii: "\n"): buffer.writeStaticString("\\n")
    default:
      buffer.writeStaticString("\\u00")
      for digit in [byte >> 4, byte & 15] {
        buffer.writeInteger(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  private mutating func separate() {
    if needsComma { buffer.writeInteger(UInt8(ascii: ",")) }
    needsComma = true
  }
}
