import Testing

@testable import AutoLayout

/// A system that tests define constraint by constraint.
struct System {
  var structure: Structure
  var constants: [Double] = []
  var given: [Double] = []

  init(_ variables: Int, sizes: Int = 0, given: [Int: Double] = [:]) {
    structure = Structure(variableCount: variables, sizeCount: sizes, given: Array(given.keys))
    self.given = given.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float = 1000,
    isBreakable: Bool = true,
    isTight: Bool = false
  ) {
    structure.append(
      terms.map { Term($0.0, $0.1) },
      relation,
      priority: priority,
      isBreakable: isBreakable,
      isTight: isTight
    )
    constants.append(constant)
  }

  /// Adds the two constraints by which a view keeps to its intrinsic size.
  mutating func addIntrinsic(_ variable: Int, _ size: Double, _ hugging: Float, _ resistance: Float)
  {
    add([(variable, 1)], .lessThanOrEqual, size, hugging)
    add([(variable, 1)], .greaterThanOrEqual, size, resistance)
  }

  /// The values of a new solver.
  var values: [Double] { solution.values }

  var solution: Solution { Solver().solution(of: structure, constants: constants, given: given) }

  var ambiguity: [Bool]? {
    let solver = Solver()
    return solver.ambiguity(solver.plan(for: structure), constants: constants, given: given)
  }
}

/// Random numbers from a fixed seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

extension System {
  /// A random system, feasible or not.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - isTight: Whether inequalities are tight where a range is left.
  /// - Returns: The system.
  static func random(seed: UInt64, isTight: Bool = false) -> System {
    var generator = SeededGenerator(seed: seed)
    let variables = Int.random(in: 1...8, using: &generator)
    var given: [Int: Double] = [:]
    if variables > 2 && Bool.random(using: &generator) { given[variables - 1] = 300 }
    let sizes = isTight ? Int.random(in: 0...variables, using: &generator) : 0
    var system = System(variables, sizes: sizes, given: given)
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    for _ in 0..<Int.random(in: 1...(2 * variables), using: &generator) {
      let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (
          Int.random(in: 0..<variables, using: &generator),
          [1, -1, 2, -0.5, 3, 0.3][Int.random(in: 0..<6, using: &generator)]
        )
      }
      system.add(
        terms,
        relations[Int.random(in: 0..<3, using: &generator)],
        Double(Int.random(in: -20...100, using: &generator)),
        [1000, 750, 500, 251, 250][Int.random(in: 0..<5, using: &generator)],
        isTight: isTight
      )
    }
    return system
  }
}

/// Returns whether two lists of values are equal up to rounding.
func areClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-9) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
}
