/// The values of a control's property by state.
struct StateValues<Value> {
  /// An array, because linear search is fast for few values.
  private var values: [(state: UIControl.State, value: Value)] = []

  subscript(state: UIControl.State) -> Value? {
    get { values.first { $0.state == state }?.value }
    set {
      values.removeAll { $0.state == state }
      if let newValue { values.append((state, newValue)) }
    }
  }

  /// Adopts the values of states that have none here.
  mutating func fill(from other: StateValues) {
    for (state, value) in other.values where self[state] == nil { self[state] = value }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Returns whether a value is set for a state, alone or combined with others.
  func hasValue(for state: UIControl.State) -> Bool {
    values.contains { $0.state.contains(state) }
  }
}
