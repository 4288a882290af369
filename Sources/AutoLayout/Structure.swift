/// The shape of a system of linear constraints: everything but its constants.
///
/// Cells of one kind have equal structures and share one ``Plan``. Variables are numbered from 0.
/// Their order is a tie rule: where the constraints leave a range, sizes are placed nearest to zero,
/// lower ones first; then inequalities become tight, in the order in which they were appended; then
/// the other variables are placed nearest to zero. Sizes come first, so that elimination keeps them.
///
/// ```swift
/// var structure = Structure(variableCount: 2)
/// structure.append([Term(0), Term(1)], .equal)                     // x₀ + x₁ = c₀
/// structure.append([Term(0)], .greaterThanOrEqual, priority: 750)  // x₀ ≥ c₁
/// ```
///
/// A variable with a given value does not connect constraints and has no cost.
public struct Structure: Sendable {
  /// The number of variables, given ones included.
  public let variableCount: Int

  /// The number of variables that are sizes, which come before the others.
  public let sizeCount: Int

  /// The variables that have given values, in ascending order.
  public private(set) var given: ContiguousArray<Int32>

  /// The number of constraints.
  public private(set) var constraintCount = 0

  /// The constraints, encoded by `StructureWords`.
  private(set) var words: ContiguousArray<UInt32> = []

  private var hash: UInt64

  /// Creates a structure without constraints.
  ///
  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - sizeCount: The number of variables that are sizes.
  ///   - given: The variables that have given values, in any order, each at most once.
  public init(variableCount: Int, sizeCount: Int = 0, given: [Int] = []) {
    self.init(
      variableCount: variableCount,
      sizeCount: sizeCount,
      sortedGiven: ContiguousArray(given.sorted().map(Int32.init))
    )
  }

  /// Creates a structure without constraints, whose given variables are in ascending order.
  init(variableCount: Int, sizeCount: Int, sortedGiven: ContiguousArray<Int32>) {
    precondition(
      variableCount >= 0 && variableCount <= StructureWords.variableLimit,
      "A structure has 0 to \(StructureWords.variableLimit) variables, not \(variableCount)."
    )
    precondition(
      sizeCount >= 0 && sizeCount <= variableCount,
      "A structure of \(variableCount) variables cannot have \(sizeCount) sizes."
    )
    self.variableCount = variableCount
    self.sizeCount = sizeCount
    given = sortedGiven
    hash = UInt64(variableCount)
    mix(UInt64(sizeCount))
    for variable in sortedGiven {
      precondition(
        variable >= 0 && variable < variableCount,
        "Given variable \(variable) is not in 0..<\(variableCount)."
      )
      mix(UInt64(UInt32(bitPattern: variable)))
    }
  }

  /// Reserves capacity for constraints and their terms.
  public mutating func reserve(constraints: Int, terms: Int) {
    words.reserveCapacity(constraints + terms)
  }

  /// Appends the constraint "sum of terms, relation, constant".
  ///
  /// A variable may occur in several terms, which are added up. The constant is not part of the
  /// structure: it belongs to a solve.
  ///
  /// - Parameters:
  ///   - terms: The terms, whose coefficients are finite.
  ///   - relation: The relation.
  ///   - priority: A number above 0; 1000 and more is required.
  ///   - isBreakable: Whether a conflict of required constraints may break this one.
  ///   - isTight: Whether an inequality becomes as tight as possible where all constraints leave a
  ///     range, before those that are appended later.
  public mutating func append(
    _ terms: [Term],
    _ relation: Relation,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true,
    isTight: Bool = false
  ) {
    for term in terms { appendTerm(term) }
    closeConstraint(relation, priority: priority, isBreakable: isBreakable, isTight: isTight)
  }

  /// Appends a term of the next constraint, completed by
  /// ``closeConstraint(_:priority:isBreakable:isTight:)``.
  ///
  /// The two calls append a constraint without a sequence of its terms.
  public mutating func appendTerm(_ term: Term) {
    precondition(
      term.variable >= 0 && term.variable < variableCount,
      "Constraint \(constraintCount): variable \(term.variable) is not in 0..<\(variableCount)."
    )
    precondition(
      term.coefficient.isFinite,
      "Constraint \(constraintCount): coefficient \(term.coefficient) is not finite."
    )
    mix(StructureWords.append(term.variable, term.coefficient, to: &words))
  }

  /// Ends the constraint whose terms were appended.
  public mutating func closeConstraint(
    _ relation: Relation,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true,
    isTight: Bool = false
  ) {
    precondition(
      priority > 0,
      "Constraint \(constraintCount): priority \(priority) is not a number above 0."
    )
    close(
      ConstraintHeader(
        priority: priority,
        relation: relation,
        isBreakable: isBreakable,
        isTight: isTight
      )
    )
  }

  /// Ends the constraint whose terms were appended, with the header of another one.
  mutating func close(_ header: ConstraintHeader) {
    words.append(header.word)
    constraintCount += 1
    mix(UInt64(header.word))
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
}

// MARK: - Equality

extension Structure: Hashable {
  public static func == (left: Structure, right: Structure) -> Bool {
    left.hash == right.hash
      && left.variableCount == right.variableCount
      && left.sizeCount == right.sizeCount
      && left.words.count == right.words.count
      && left.given == right.given
      && haveEqualWords(left, right)
  }

  /// Compares all words without a branch per word, so that the compiler vectorises the loop.
  private static func haveEqualWords(_ left: Structure, _ right: Structure) -> Bool {
    left.words.withUnsafeBufferPointer { a in
      right.words.withUnsafeBufferPointer { b in
        var difference: UInt32 = 0
        for index in 0..<a.count { difference |= a[index] ^ b[index] }
        return difference == 0
      }
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The hash that was computed while constraints were appended.
  var structuralHash: UInt64 { hash }
}
