/// A compiled structure: the computations that do not depend on constants.
///
/// A plan holds the elimination of required equalities as a program over constants, the cost
/// functions of the variables that remain, and the components that need the simplex method. Make
/// one with ``Solver/plan(for:)``.
///
/// A plan remembers the basis of its last solve, so it must not be used by two threads at a time.
public final class Plan {
  /// The structure that was compiled.
  public let structure: Structure

  /// The priorities of the levels, from the highest.
  let priorities: ContiguousArray<Float>

  // The program: for each step, the residual of `stepRow` is its constant minus the sum of earlier
  // residuals times factors, times `stepScale`.
  let stepScale: PlanSection<Double>
  let operationFactor: PlanSection<Double>
  let stepRow: PlanSection<Int32>
  let stepEnd: PlanSection<Int32>
  let operationSource: PlanSection<Int32>
  let checks: PlanSection<Check>

  // Entries by form; the form of a single variable has the variable's number.
  let entries: PlanSection<Entry>
  let entryStart: PlanSection<Int32>

  /// The first tight inequality of each form, or -1; empty if the plan has none.
  let tightRow: PlanSection<Int32>

  // Eliminated variables in ascending order, each a residual minus the sum of its terms.
  let eliminated: PlanSection<Int32>
  let eliminatedPivot: PlanSection<Int32>
  let pivotRow: PlanSection<Int32>
  let pivotStart: PlanSection<Int32>
  let pivotVariable: PlanSection<Int32>
  let pivotCoefficient: PlanSection<Double>

  // Isolated variables, and components with their forms in local numbering.
  let isolated: PlanSection<Int32>
  let components: PlanSection<Component>
  let componentVariables: PlanSection<Int32>
  let componentForms: PlanSection<Int32>
  let formStart: PlanSection<Int32>
  let formVariable: PlanSection<Int32>
  let formCoefficient: PlanSection<Double>

  /// The last basis of each component.
  var warmStarts: [WarmStart?]

  /// The memory of all sections.
  private let memory: UnsafeMutableRawBufferPointer

  init(_ structure: Structure, _ compiler: borrowing Compiler) {
    self.structure = structure
    priorities = ContiguousArray(unsafeUninitializedCapacity: compiler.priorities.count) {
      for index in 0..<compiler.priorities.count { $0[index] = compiler.priorities[index] }
      $1 = compiler.priorities.count
    }
    var writer = PlanWriter(capacity: compiler.planSize)
    stepScale = writer.copy(compiler.stepScale)
    operationFactor = writer.copy(compiler.operationFactor)
    stepRow = writer.copy(compiler.stepRow)
    stepEnd = writer.copy(compiler.stepEnd)
    operationSource = writer.copy(compiler.operationSource)
    checks = writer.copy(compiler.checks)
    entries = writer.copy(compiler.entries)
    entryStart = writer.copy(compiler.entryStart)
    tightRow = writer.copy(compiler.tightRow)
    eliminated = writer.copy(compiler.eliminated)
    eliminatedPivot = writer.copy(compiler.eliminatedPivot)
    pivotRow = writer.copy(compiler.pivotRow)
    pivotStart = writer.copy(compiler.pivotStart)
    pivotVariable = writer.copy(compiler.pivotVariable)
    pivotCoefficient = writer.copy(compiler.pivotCoefficient)
    isolated = writer.copy(compiler.isolated)
    components = writer.copy(compiler.components)
    componentVariables = writer.copy(compiler.componentVariables)
    componentForms = writer.copy(compiler.componentForms)
    formStart = writer.copy(compiler.formStart)
    formVariable = writer.copy(compiler.formVariable)
    formCoefficient = writer.copy(compiler.formCoefficient)
    warmStarts = components.isEmpty ? [] : .init(repeating: nil, count: components.count)
    memory = writer.memory
  }

  deinit { memory.deallocate() }

  /// The size of the plan in bytes, without its structure and its bases.
  var byteCount: Int { memory.count }
}
