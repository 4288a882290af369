/// What a control shows in each of its states, as far as anything was said.
struct StateValues<Value> {
  /// Few: one looks through them.
  private var values: [(state: UIControl.State, value: Value)] = []

  subscript(state: UIControl.State) -> Value? {
    get { values.first { $0.state == state }?.value }
    set {
      values.removeAll { $0.state == state }
      if let newValue { values.append((state, newValue)) }
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Whether something was said for being in a state, such as pressed, alone or with others.
  func tells(_ state: UIControl.State) -> Bool {
    values.contains { $0.state.contains(state) }
  }
}
