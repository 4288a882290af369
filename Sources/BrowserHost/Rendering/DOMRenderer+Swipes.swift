import UIKitHosting

extension DOMRenderer {
  func setSwipeActions(
    _ value: SwipeActionsValue?,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    for edge in SwipeEdge.allCases {
      let part = target.part(edge == .leading ? .leadingActions : .trailingActions)
      let actions = value?.edge == edge ? value?.actions ?? [] : []
      operations.append(.fill(part, actions.enumerated().map(button)))
    }
    let numbers: [Double] =
      value.map {
        [Double($0.edge.rawValue), $0.performsFirstWithFullSwipe ? 1 : 0, Double($0.actions.count)]
      } ?? [0, 0, 0]
    operations.append(.call(target.id, .swipe, numbers))
  }

  /// Returns the button of an action; an image precedes the title, which is then its accessible
  /// name.
  private func button(_ index: Int, _ action: SwipeActionsValue.Action) -> ElementSpec {
    var spec = ElementSpec(
      "button",
      action.isDestructive ? "cell-action destructive" : "cell-action",
      ["type": "button", "data-index": "\(index)", "aria-label": action.title ?? ""]
    )
    if let color = action.color {
      spec.styles = [HTMLAttribute(name: "--action", value: CSS.color(color))]
    }
    if let image = action.image.flatMap(self.spec) {
      spec.children = [image]
    } else {
      spec.text = action.title
    }
    return spec
  }
}
