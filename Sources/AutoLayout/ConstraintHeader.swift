/// The part of a constraint besides its terms, in four bytes.
struct ConstraintHeader: Hashable, Sendable, BitwiseCopyable {
  /// A set bit, the upper 27 bits of the priority, whether the bound is tight, its relation, whether
  /// it may be broken.
  ///
  /// The lowest four bits of a priority's mantissa carry less than 0.001.
  let word: UInt32

  /// The bit that separates headers from terms: the sign of the priority, which is positive.
  static let mark: UInt32 = 1 << 31

  init(word: UInt32) { self.word = word }

  init(priority: Float, relation: Relation, isBreakable: Bool, isTight: Bool = false) {
    word =
      Self.mark | (min(priority, .requiredPriority).bitPattern & ~15)
      | (isTight && relation != .equal ? 8 : 0)
      | UInt32(relation.rawValue) << 1 | (isBreakable ? 1 : 0)
  }

  var priority: Float { Float(bitPattern: word & ~(Self.mark | 15)) }

  var relation: Relation {
    switch word >> 1 & 3 {
    case 0: .lessThanOrEqual
    case 1: .equal
    default: .greaterThanOrEqual
    }
  }

  var isBreakable: Bool { word & 1 == 1 }

  /// A Boolean value that indicates whether the inequality is tight where a range is left.
  var isTight: Bool { word & 8 != 0 }

  var isRequired: Bool { priority >= .requiredPriority }
}
