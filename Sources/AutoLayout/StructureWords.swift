/// The encoding of a structure's constraints as a list of 32-bit words.
///
/// A term is one word: the variable, and a code for the coefficients that layouts consist of. Other
/// coefficients follow in two words. The header ends a constraint. Equal structures have equal
/// words, so that comparing two structures is comparing memory.
enum StructureWords {
  /// The number of variables that fit into a term.
  static let variableLimit = 1 << 28

  private static let explicit: UInt32 = 7

  /// Returns the code of a coefficient.
  private static func code(of coefficient: Double) -> UInt32 {
    if coefficient == 1 { return 0 }
    if coefficient == -1 { return 1 }
    if coefficient == 0.5 { return 2 }
    if coefficient == -0.5 { return 3 }
    if coefficient == 2 { return 4 }
    if coefficient == -2 { return 5 }
    return explicit
  }

  /// Appends a term, and returns a word that represents it in a hash.
  static func append(
    _ variable: Int,
    _ coefficient: Double,
    to words: inout ContiguousArray<UInt32>
  ) -> UInt64 {
    let code = code(of: coefficient)
    let word = UInt32(truncatingIfNeeded: variable) << 3 | code
    words.append(word)
    guard code == explicit else { return UInt64(word) }
    // Adding zero turns -0 into 0.
    let bits = (coefficient + 0).bitPattern
    words.append(UInt32(truncatingIfNeeded: bits))
    words.append(UInt32(truncatingIfNeeded: bits >> 32))
    return bits &+ UInt64(word)
  }

  /// Reads the words from `index` on.
  @inline(__always)
  static func read(_ words: UnsafeBufferPointer<UInt32>, _ index: inout Int) -> Item {
    let word = words[index]
    index += 1
    if word & ConstraintHeader.mark != 0 { return .end(ConstraintHeader(word: word)) }
    let variable = Int32(bitPattern: word >> 3)
    switch word & 7 {
    case 0: return .term(variable, 1)
    case 1: return .term(variable, -1)
    case 2: return .term(variable, 0.5)
    case 3: return .term(variable, -0.5)
    case 4: return .term(variable, 2)
    case 5: return .term(variable, -2)
    default:
      let bits = UInt64(words[index]) | UInt64(words[index + 1]) << 32
      index += 2
      return .term(variable, Double(bitPattern: bits))
    }
  }

  enum Item {
    case term(Int32, Double)
    case end(ConstraintHeader)
  }
}
