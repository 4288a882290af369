import PatternGalleryModel

/// The highlighted steps of a path: up to the selected step, or all steps of the selected part.
struct HighlightedPath {
  struct Call: Hashable {
    var caller: CardRole
    var called: CardRole
  }

  let selected: CardRole?
  /// The calls in order, without those within a part.
  let calls: [Call]
  /// The highlighted steps with their 1-based numbers.
  private let steps: [(number: Int, role: CardRole)]

  init(_ path: [CardTrace.Step], _ selection: GraphSelection?) {
    let numbered = path.enumerated().map { (number: $0.offset + 1, role: $0.element.role) }
    let pairs = zip(path, path.dropFirst()).map { Call(caller: $0.role, called: $1.role) }
    switch selection {
    case nil:
      selected = nil
      steps = numbered
      calls = pairs.filter { $0.caller != $0.called }
    case .step(let index):
      selected = path.indices.contains(index) ? path[index].role : nil
      steps = Array(numbered.prefix(index + 1))
      calls = pairs.prefix(index).filter { $0.caller != $0.called }
    case .node(let role):
      selected = role
      steps = numbered.filter { $0.role == role }
      calls = pairs.filter { $0.caller != $0.called && ($0.caller == role || $0.called == role) }
    }
  }

  func numbers(of role: CardRole) -> [Int] {
    steps.filter { $0.role == role }.map(\.number)
  }

  func contains(step number: Int) -> Bool {
    steps.contains { $0.number == number }
  }
}
