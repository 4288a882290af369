/// Recently used plans by structure.
///
/// Plans are kept in two generations. When the young one is full it becomes the old one, whose
/// unused plans go; a plan that is used again moves back to the young one.
struct PlanCache {
  private var young: [UInt64: Plan] = [:]
  private var old: [UInt64: Plan] = [:]
  private let capacity: Int

  /// Creates a cache that keeps at least `capacity` and at most twice as many plans.
  init(capacity: Int) {
    self.capacity = capacity
    young.reserveCapacity(capacity)
  }

  /// Returns the plan of an equal structure.
  ///
  /// - Complexity: O(k) for k constraints, which are compared.
  mutating func plan(for structure: Structure) -> Plan? {
    let key = structure.structuralHash
    if let plan = young[key], plan.structure == structure { return plan }
    guard let plan = old[key], plan.structure == structure else { return nil }
    insert(plan)
    return plan
  }

  /// Adds a plan; of two structures with one hash the newer one is kept.
  mutating func insert(_ plan: Plan) {
    if young.count >= capacity {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[plan.structure.structuralHash] = plan
  }

  mutating func removeAll() {
    young.removeAll(keepingCapacity: true)
    old.removeAll()
  }
}
