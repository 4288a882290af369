import AutoLayout

/// The origin of a linear constraint, for reports.
enum LayoutSource {
  case constraint(NSLayoutConstraint)

  /// A constraint that UIKit implies for a view, such as its content size or a stack's alignment.
  case implied(ImpliedConstraint, UIView)
}

/// Kinds of constraints that UIKit implies.
enum ImpliedConstraint: String {
  case alignment = "UISV-alignment"
  case autoresizing = "NSAutoresizingMaskLayoutConstraint"
  case canvas = "UISV-canvas-connection"
  case contentSize = "NSContentSizeLayoutConstraint"
  case distribution = "UISV-distributing"
  case fitting = "UIView-Encapsulated-Layout-Size"
  case readableWidth = "UIViewReadableContentGuide"
  case spacing = "UISV-spacing"
  case span = "UISV-spanning-fit"
}

/// Linear constraints, in the order in which they are added.
///
/// A row is built term by term and ends with ``close(_:priority:isBreakable:isTight:_:)``. Everything
/// except the constants is the structure, which decides whether the system of a former description
/// can be kept.
struct LayoutRows {
  /// Everything except the constants.
  private(set) var structure: Structure

  /// The right side of each row.
  private(set) var constants = ContiguousArray<Double>()

  /// The origin of each row, for reports.
  private(set) var sources = ContiguousArray<LayoutSource>()
  private let keepsSources: Bool

  /// The constants on the left side of the current row.
  private var leftConstant = 0.0

  /// A Boolean value that indicates whether the current row has a term.
  private var hasTerms = false

  init(variableCount: Int, sizeCount: Int = 0, given: [Int], keepsSources: Bool = false) {
    structure = Structure(variableCount: variableCount, sizeCount: sizeCount, given: given)
    self.keepsSources = keepsSources
    structure.reserve(constraints: variableCount, terms: 2 * variableCount)
    constants.reserveCapacity(variableCount)
  }

  /// Adds a variable times a coefficient to the left side.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    structure.appendTerm(Term(Int(variable), coefficient))
    hasTerms = true
  }

  /// Adds a constant to the left side.
  mutating func add(constant: Double) { leftConstant += constant }

  /// Ends a row that compares the left side with zero.
  ///
  /// - Returns: The row's number; -1 if it has no terms and needs no solving.
  @discardableResult
  mutating func close(
    _ relation: Relation,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true,
    isTight: Bool = false,
    _ source: @autoclosure () -> LayoutSource
  ) -> Int32 {
    defer {
      leftConstant = 0
      hasTerms = false
    }
    guard hasTerms else { return -1 }
    structure.closeConstraint(
      relation,
      priority: priority,
      isBreakable: isBreakable,
      isTight: isTight
    )
    constants.append(-leftConstant)
    if keepsSources { sources.append(source()) }
    return Int32(constants.count - 1)
  }
}
