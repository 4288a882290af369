/// A place in a file.
package struct Place: Sendable, Hashable, Comparable, Codable {
  /// 1-based.
  package let line: Int
  /// 1-based, in UTF-8 bytes, as compilers count.
  package let column: Int
  /// Bytes from the beginning of the file.
  package let offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  package static func < (one: Place, other: Place) -> Bool { one.offset < other.offset }
}
