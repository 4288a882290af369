/// Turns structures into plans.
///
/// Compilation runs in four steps, each in a file of its own: constraints are normalised and
/// sorted, required equalities are eliminated, the other constraints are merged by linear form,
/// and the forms are divided into components. The compiler keeps its memory between structures.
///
/// Its methods are mutating even if they only read, because a borrowed value of this size is
/// copied for every call.
struct Compiler: ~Copyable {
  var headers = Scratch<ConstraintHeader>()

  // Normalised terms by constraint: free variables in descending order, and given variables.
  var termStart = Scratch<Int32>()
  var termVariable = Scratch<Int32>()
  var termCoefficient = Scratch<Double>()
  var givenStart = Scratch<Int32>()
  var givenSource = Scratch<Int32>()
  var givenFactor = Scratch<Double>()

  // The canonical order of constraints, and their levels.
  var order = Scratch<Int32>()
  var bucket = Scratch<Int32>()
  var level = Scratch<Int16>()
  var priorities = Scratch<Float>(capacity: 16)

  /// Required equalities in canonical order, then other constraints in the order of their levels.
  var equalities = Scratch<Int32>()
  var others = Scratch<Int32>()

  // The row being reduced: a dense accumulator, its occupied places, and the terms that remain.
  var accumulator = Scratch<Double>()
  var occupied = Scratch<UInt64>()
  var reducedVariable = Scratch<Int32>()
  var reducedCoefficient = Scratch<Double>()

  // Pivots: the constraint that eliminates a variable, or -1, and its other terms.
  var givenIndex = Scratch<Int32>()
  var pivotOf = Scratch<Int32>()
  var pivotRow = Scratch<Int32>()
  var pivotStart = Scratch<Int32>()
  var pivotVariable = Scratch<Int32>()
  var pivotCoefficient = Scratch<Double>()

  // The program that computes residuals from constants.
  var stepRow = Scratch<Int32>()
  var stepScale = Scratch<Double>()
  var stepEnd = Scratch<Int32>()
  var operationSource = Scratch<Int32>()
  var operationFactor = Scratch<Double>()
  var checks = Scratch<Check>()

  // Linear forms. The form of a single variable has the variable's number.
  var formOfStep = Scratch<Int32>()
  var entryOfStep = Scratch<Entry>()
  var formStart = Scratch<Int32>()
  var formVariable = Scratch<Int32>()
  var formCoefficient = Scratch<Double>()
  var formNext = Scratch<Int32>()
  var formHead = Scratch<Int32>()
  var formCount = 0
  var entryStart = Scratch<Int32>()
  var entries = Scratch<Entry>()
  var tightRow = Scratch<Int32>()

  // Components of variables that forms connect. Forms end with local numbers of variables.
  var parent = Scratch<Int32>()
  var isConnected = Scratch<Bool>()
  var componentOf = Scratch<Int32>()
  var localNumber = Scratch<Int32>()
  var isolated = Scratch<Int32>()
  var components = Scratch<Component>()
  var componentVariables = Scratch<Int32>()
  var componentForms = Scratch<Int32>()
  var eliminated = Scratch<Int32>()
  var eliminatedPivot = Scratch<Int32>()

  /// Compiles a structure.
  ///
  /// - Complexity: O(k log k) for k constraints of layout systems, where substitution causes
  ///   little fill-in; O(n·k) for n variables at worst.
  mutating func compile(_ structure: Structure) -> Plan {
    normalise(structure)
    sort(structure.variableCount)
    assignLevels()
    partition()
    eliminate(structure.variableCount)
    mergeForms(structure.variableCount)
    connect(structure.variableCount)
    return Plan(structure, self)
  }
}
