internal import Foundation

/// The parameters of one statement, contiguous in memory as libpq requires.
///
/// All except bytes are sent as text without a type. The server infers the type from the position
/// of a parameter, so that one prepared statement accepts nil and every width of integer.
struct ParameterBuffer {
  private var storage: [UInt8] = []
  private var offsets: [Int?] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  /// - Throws: ``PostgreSQLError/encoding(parameter:reason:)``.
  init(_ values: [any PostgreSQLConvertible]) throws(PostgreSQLError) {
    for (index, value) in values.enumerated() {
      if let reason = append(value.postgreSQLValue) {
        throw .encoding(parameter: index + 1, reason: reason)
      }
    }
  }

  /// Appends a value, and returns the reason if it cannot be sent.
  private mutating func append(_ value: PostgreSQLValue) -> String? {
    switch value {
    case .null: appendNull()
    case .bool(let value): append((value ? "t" : "f").utf8, format: 0)
    case .int64(let value): append(String(value).utf8, format: 0)
    case .double(let value): append(text(value).utf8, format: 0)
    case .uuid(let value): append(value.uuidString.utf8, format: 0)
    case .timestamp(let value): append(value.text.utf8, format: 0)
    case .bytes(let value):
      guard value.count < Self.limit else { return "expected less than 1 GB" }
      append(value, format: 1)
    case .text(let value):
      guard value.utf8.count < Self.limit else { return "expected less than 1 GB" }
      guard !value.utf8.contains(0) else { return "expected text without NUL" }
      append(value.utf8, format: 0)
    }
    return nil
  }

  private mutating func append(_ bytes: some Collection<UInt8>, format: Int32) {
    offsets.append(storage.count)
    lengths.append(Int32(bytes.count))
    formats.append(format)
    storage += bytes
    storage.append(0)
  }

  private mutating func appendNull() {
    offsets.append(nil)
    lengths.append(0)
    formats.append(0)
  }

  private func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    return number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
  }

  /// The server's limit for one value, in bytes.
  private static let limit = 1 << 30

  // MARK: - For libpq

  typealias Pointers = UnsafePointer<UnsafePointer<CChar>?>

  /// Calls `send` with count, values, lengths and formats, which are valid until it returns.
  func withPointers<R>(
    _ send: (Int32, Pointers?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> R
  ) -> R {
    storage.withUnsafeBytes { bytes in
      let base = bytes.bindMemory(to: CChar.self).baseAddress
      let pointers = offsets.map { offset in offset.flatMap { base?.advanced(by: $0) } }
      return pointers.withUnsafeBufferPointer { values in
        send(Int32(values.count), values.baseAddress, lengths, formats)
      }
    }
  }
}
