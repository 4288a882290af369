import Foundation

/// Reads property lists in XML, binary, OpenStep's format and JSON.
enum PropertyListReader {
  private static let maximumDepth = 200
  /// The bytes with which some editors begin a file.
  ///
  /// No value begins with one of them.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the value of a file's contents.
  ///
  /// - Throws: ``ProjectReadingError/malformed(path:line:expected:got:)``.
  static func value(of data: Data, path: String) throws(ProjectReadingError) -> PropertyListValue {
    let bytes = [UInt8](data)
    let text = bytes.drop { $0 <= 32 || $0 >= 128 }
    if data.starts(with: "bplist".utf8) {
      return try propertyList(data, path: path)
    }
    if text.starts(with: "<?xml".utf8) || text.starts(with: "<!".utf8)
      || text.starts(with: "<plist".utf8)
    {
      try checkDepth(of: bytes, path: path)
      return try propertyList(data, path: path)
    }
    if isJSON(text) {
      do {
        let object = try JSONSerialization.jsonObject(with: data)
        if let value = PropertyListValue(object) { return value }
      } catch {
        throw .malformed(path: path, line: nil, expected: "JSON", got: description(of: error))
      }
    }
    do {
      return try OpenStepParser.value(of: Array(bytes.drop { byteOrderMark.contains($0) }))
    } catch {
      throw .malformed(
        path: path,
        line: error.line,
        expected: error.expected,
        got: conflict(in: error) ?? error.got
      )
    }
  }

  private static func propertyList(
    _ data: Data,
    path: String
  ) throws(ProjectReadingError) -> PropertyListValue {
    do {
      let object = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let value = PropertyListValue(object) { return value }
    } catch {
      throw .malformed(
        path: path,
        line: nil,
        expected: "a property list",
        got: description(of: error)
      )
    }
    throw .malformed(path: path, line: nil, expected: "a property list", got: "another value")
  }

  /// JSON begins with an array, or with a dictionary in which a colon follows the first key.
  private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.first == UInt8(ascii: "[") { return true }
    guard bytes.first == UInt8(ascii: "{") else { return false }
    let inside = bytes.dropFirst().drop { $0 <= 32 }
    if inside.first == UInt8(ascii: "}") { return false }
    guard inside.first == UInt8(ascii: "\"") else { return false }
    let rest = inside.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop { $0 <= 32 }
    return rest.first == UInt8(ascii: ":")
  }

  /// Foundation's reader of XML calls itself for each level.
  private static func checkDepth(of bytes: [UInt8], path: String) throws(ProjectReadingError) {
    var depth = 0
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == 10 { line += 1 }
      guard byte == UInt8(ascii: "<") else { continue }
      let rest = bytes[(index + 1)...]
      if rest.starts(with: "dict>".utf8) || rest.starts(with: "array>".utf8) {
        depth += 1
      } else if rest.starts(with: "/dict>".utf8) || rest.starts(with: "/array>".utf8) {
        depth -= 1
      }
      if depth > maximumDepth {
        throw .malformed(
          path: path,
          line: line,
          expected: "at most \(maximumDepth) nested values",
          got: "more"
        )
      }
    }
  }

  private static func conflict(in failure: OpenStepParser.Failure) -> String? {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { failure.got.dropFirst().hasPrefix($0) }
      ? "the mark of a merge conflict" : nil
  }

  private static func description(of error: any Error) -> String {
    let error = error as NSError
    return error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
  }
}
