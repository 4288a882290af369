import PatternGalleryModel
import Rostrum

/// The selection in the graph or in the path.
enum GraphSelection: Hashable {
  case node(CardRole)
  /// A step, by its 0-based index in the path.
  case step(Int)
}

extension GraphViewData {
  init(
    _ pattern: Pattern,
    steps: [CardTrace.Step],
    selection: GraphSelection?,
    texts: PatternGalleryTexts
  ) {
    let roles = CardRole.inGraph.filter { role in
      pattern.holds.contains { $0.holder == role || $0.held == role }
    }
    let highlighted = HighlightedPath(steps, selection)
    nodes = roles.map { role in
      let numbers = highlighted.numbers(of: role)
      let list = numbers.map(String.init).joined(separator: texts.listSeparator)
      let holds = pattern.holds.filter { $0.holder == role }.map(texts.sentence)
      let parts = [texts.name(of: role)] + (numbers.isEmpty ? [] : [texts.steps(list)]) + holds
      return Node(
        id: role.rawValue,
        name: texts.name(of: role),
        steps: numbers.isEmpty ? nil : list,
        isHighlighted: !numbers.isEmpty,
        isSelected: highlighted.selected == role,
        label: String(accessibilityParts: parts, separator: texts.partSeparator)
      )
    }
    edges = Self.edges(pattern.holds, roles, highlighted)
    legend = texts.legend
    code = Self.code(of: pattern, steps, selection ?? .node(roles.first ?? .view), texts)
  }

  private static func edges(_ holds: [Hold], _ roles: [CardRole], _ highlighted: HighlightedPath)
    -> [Edge]
  {
    var edges: [Edge] = []
    // Lanes of short arrows are inside those of long ones.
    let places = holds.compactMap { hold -> (hold: Hold, from: Int, to: Int)? in
      guard let from = roles.firstIndex(of: hold.holder),
        let to = roles.firstIndex(of: hold.held)
      else { return nil }
      return (hold, from, to)
    }
    .sorted { abs($0.from - $0.to) < abs($1.from - $1.to) }
    for place in places {
      let isStrong = place.hold.strength == .strong
      let span = min(place.from, place.to)...max(place.from, place.to)
      let taken = Set(
        edges.filter { edge in
          edge.isStrong == isStrong
            && (min(edge.from, edge.to)...max(edge.from, edge.to)).overlaps(span)
        }
        .map(\.lane)
      )
      edges.append(
        Edge(
          from: place.from,
          to: place.to,
          isStrong: isStrong,
          isHighlighted: highlighted.calls.contains {
            $0.caller == place.hold.holder && $0.called == place.hold.held
          },
          lane: (0...).first { !taken.contains($0) } ?? 0
        )
      )
    }
    return edges
  }

  private static func code(
    of pattern: Pattern,
    _ steps: [CardTrace.Step],
    _ selection: GraphSelection,
    _ texts: PatternGalleryTexts
  ) -> CodeViewData {
    let excerpt: CodeExcerpt? =
      switch selection {
      case .node(let role): pattern.properties(of: role)
      case .step(let index):
        steps.indices.contains(index) ? pattern.methods(noting: steps[index]) : nil
      }
    guard let excerpt else { return CodeViewData(title: texts.code, code: texts.sharedCode) }
    return CodeViewData(title: excerpt.name, code: excerpt.code)
  }
}

extension CardRole {
  /// The order of the parts in the graph, from the user's side to the data's.
  fileprivate static let inGraph: [CardRole] = [
    .view, .controller, .coordinator, .router, .presenter, .viewModel, .interactor, .model,
  ]
}
