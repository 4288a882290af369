/// Compares the segues and scenes that code names with those of the storyboards.
struct StoryboardChecks {
  let index: ProjectIndex
  let storyboards: StoryboardIndex

  /// Returns warnings about segues and scenes that code names and no storyboard contains.
  func warnings() -> [MapWarning] {
    guard !storyboards.isEmpty else { return [] }
    var warnings: [MapWarning] = []
    let segues = Set(
      storyboards.links.values.flatMap { $0 }.compactMap(\.segue.identifier)
        + storyboards.storyboards.flatMap(\.scenes).flatMap(\.segues).compactMap(\.identifier)
    )
    for (number, function) in index.functions.enumerated() {
      for event in function.facts.events {
        for expression in event.expressions {
          guard case .call(let callee, let arguments, let offset) = expression,
            let first = arguments.first, case .text(let identifier) = first.value
          else { continue }
          let place = index.place(offset, in: number)
          switch callee.lastName {
          case "performSegue" where !segues.contains(identifier):
            warnings.append(
              .init(
                rule: .missingSegue,
                place: place,
                message: "No storyboard has a segue “\(identifier)”."
              )
            )
          case "instantiateViewController"
          where ["withIdentifier", "identifier"].contains(first.label)
            && storyboards.scene(identifier, in: nil) == nil:
            warnings.append(
              .init(
                rule: .missingScene,
                place: place,
                message: "No storyboard has a scene “\(identifier)”."
              )
            )
          default: break
          }
        }
      }
    }
    return warnings.unique
  }
}

extension CodeEvent {
  /// All expressions of the event.
  fileprivate var expressions: [CodeExpression] {
    var found: [CodeExpression] = []
    switch action {
    case .evaluate(let value), .bind(_, _, let value), .result(let value):
      value.visit { found.append($0) }
    case .assign(let target, let value):
      target.visit { found.append($0) }
      value.visit { found.append($0) }
    }
    return found
  }
}
