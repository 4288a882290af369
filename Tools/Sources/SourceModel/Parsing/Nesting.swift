/// Limits for the nesting of brackets.
package enum Nesting {
  /// The maximum depth, because each level takes some stack.
  static let limit = 512
  /// The maximum depth of square brackets: the parser tries each as a type and as a value, so that
  /// each further level doubles the time.
  static let squareLimit = 14

  /// Returns the offset of the first bracket that is too deep; brackets in strings count, too.
  package static func tooDeep(in bytes: [UInt8]) -> Int? {
    var depth = 0
    var squares = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        squares += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        squares = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        squares = 0
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      default: squares = 0
      }
      if depth > limit || squares > squareLimit { return offset }
    }
    return nil
  }
}
