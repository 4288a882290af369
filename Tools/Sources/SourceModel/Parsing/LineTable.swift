/// The offsets at which the lines of a file begin.
package struct LineTable: Sendable {
  /// Offsets in bytes; the first is 0.
  private let starts: [Int32]
  private let size: Int

  package init(_ bytes: some Collection<UInt8>) {
    var starts: [Int32] = [0]
    var offset: Int32 = 0
    for byte in bytes {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    self.starts = starts
    size = Int(offset)
  }

  /// The number of newline characters, as `wc -l` counts.
  package var newlines: Int { starts.count - 1 }

  /// Returns the line of an offset in bytes, 1-based.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the place of an offset in bytes.
  package func place(at offset: Int) -> Place {
    let line = line(at: offset)
    return Place(line: line, column: offset - Int(starts[line - 1]) + 1, offset: offset)
  }

  /// Returns the offset in bytes of a line's beginning; the size of the file after its last line.
  package func start(ofLine line: Int) -> Int {
    line - 1 < starts.count ? Int(starts[line - 1]) : size
  }
}
