/// A bounded primal simplex method for convex piecewise-linear costs, on a dense tableau.
///
/// A component has n structural variables and m forms, each of which is one more variable that
/// equals a sum of structural ones. Basic variables are functions of nonbasic ones:
/// `value[basis[i]] = Σ tableau[i][j] · value[nonbasic[j]]`. Every variable has an interval and a
/// cost function, which changes from level to level. After a level, intervals shrink to its
/// optimal face, so that later levels cannot spoil it.
///
/// Between two breakpoints of its cost a variable is on a *piece*. A basic variable is on one
/// piece; a nonbasic variable mostly lies at a breakpoint, with a piece on either side.
///
/// Methods are mutating even if they only read, because a borrowed value of this size is copied for
/// every call.
struct Simplex: ~Copyable {
  private(set) var structuralCount = 0

  /// The number of structural variables that are sizes, which come first.
  private(set) var sizeCount = 0
  private(set) var formCount = 0
  private(set) var count = 0

  var tableau = Scratch<Double>()
  var basis = Scratch<Int32>()
  var nonbasic = Scratch<Int32>()

  /// The row of a basic variable, or -1.
  var rowOf = Scratch<Int32>()
  var interval = Scratch<Interval>()
  var value = Scratch<Double>()

  /// The entries of each variable, and the first one of the next level.
  var entryCursor = Scratch<Int32>()
  var entryEnd = Scratch<Int32>()

  // The cost of the current level: first breakpoint by variable, first slope, breakpoints' count.
  var costs = CostFunctions()
  var costPosition = Scratch<Int32>()
  var costSlope = Scratch<Int32>()
  var costCount = Scratch<Int32>()

  /// The piece below a nonbasic variable's value, or that of a basic one; -1 is the end.
  var pieceBelow = Scratch<Int32>()

  /// The piece above a nonbasic variable's value; the number of pieces is the end.
  var pieceAbove = Scratch<Int32>()

  /// The growth of the basic variables' cost per unit of each nonbasic variable.
  var gradient = Scratch<Double>()
  var steppedPiece = Scratch<Int32>()

  /// The tight inequality of each variable, or -1, and its bound.
  var tightRow = Scratch<Int32>()
  var tightPosition = Scratch<Double>()

  /// The variables with a tight inequality, in the order of these inequalities.
  var tightOrder = Scratch<Int32>()

  /// The tilts of the stages so far that have any, `count` each.
  var tilts = Scratch<Double>()
  var stages = Scratch<Stage>()

  /// Number of pivots since the tableau was set up.
  var pivotCount = 0

  /// Number of steps without progress after which Bland's rule takes over.
  var stallLimit = 24

  /// Number of steps taken under Bland's rule, for tests.
  private(set) var blandSteps = 0

  /// Sets the numbers of structural variables, of sizes among them, and of forms.
  mutating func setCounts(_ structural: Int, sizes: Int, _ forms: Int) {
    structuralCount = structural
    sizeCount = sizes
    formCount = forms
    count = structural + forms
  }

  mutating func countBlandStep() { blandSteps += 1 }
}

/// The point to which a variable is pulled where all levels leave it a range.
enum Target: BitwiseCopyable {
  /// The bound of the variable's tight inequality.
  case tight

  /// Zero, for structural variables: sizes before all tight inequalities, others after them.
  case zero
}

/// The subject of one minimisation.
enum Stage: BitwiseCopyable {
  /// The constraints of a level of priority.
  case level(Int16)

  /// The distance of a variable from its target.
  case pull(Int32, Target)

  /// The same for a nonbasic variable that was nearest to its target already; all tilts are zero.
  case stay(Int32, Target)

  /// The variable whose distance from a target was minimised, and the target.
  var pulled: (variable: Int32, target: Target)? {
    switch self {
    case .level: nil
    case .pull(let variable, let target), .stay(let variable, let target): (variable, target)
    }
  }

  /// A Boolean value that indicates whether the tilts of the stage are recorded.
  var hasTilts: Bool { if case .stay = self { false } else { true } }
}
