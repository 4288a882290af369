import UIKitHosting

extension DOMRenderer {
  /// How a node lays out its children: the style sheet's rules for `data-layout`, with their
  /// numbers in custom properties.
  func setLayout(
    _ layout: ContainerLayout,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let element = container(of: target)
    switch layout {
    case .overlay(let margins):
      operations.append(.attribute(element, "data-layout", "overlay"))
      setMargins(margins, of: target, into: &operations)
    case .line(let axis, let margins):
      let name = axis == .horizontal ? "line-h" : "line-v"
      operations.append(.attribute(element, "data-layout", name))
      setMargins(margins, of: target, into: &operations)
    case .stack(let stack):
      let name = stack.axis == .horizontal ? "stack-h" : "stack-v"
      operations.append(.attribute(element, "data-layout", name))
      setStack(stack, of: element, into: &operations)
    case .frames:
      operations.append(.attribute(element, "data-layout", "frames"))
    }
  }

  /// A scroll view lays out its children in its content, all others in themselves.
  private func container(of target: Target) -> ElementID {
    switch target.kind {
    case .scrollView, .collection, .item: target.part(.content)
    default: target.main
    }
  }

  private func setMargins(
    _ margins: EdgesValue,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let sides = [
      ("--own-mt", margins.top), ("--own-ms", margins.leading),
      ("--own-mb", margins.bottom), ("--own-me", margins.trailing),
    ]
    for (name, points) in sides {
      operations.append(.style(target.main, name, points == 0 ? nil : CSS.length(points)))
    }
  }

  private func setStack(
    _ stack: StackLayout,
    of element: ElementID,
    into operations: inout [DOMOperation]
  ) {
    operations.append(.style(element, "--spacing", CSS.length(stack.spacing)))
    let across = alignment(stack.alignment)
    operations.append(.style(element, "align-items", across))
    // Equal parts of a column are rows of a grid, whose other axis has another name.
    let isGrid = stack.axis == .vertical && stack.distribution == .fillEqually
    operations.append(.style(element, "--across", isGrid ? across : nil))
    operations.append(.attribute(element, "data-distribution", distribution(stack.distribution)))
    let margins = stack.margins
    let block = "\(CSS.length(margins.top)) \(CSS.length(margins.bottom))"
    let inline = "\(CSS.length(margins.leading)) \(CSS.length(margins.trailing))"
    let isNone = margins == .zero
    operations.append(.style(element, "padding-block", isNone ? nil : block))
    operations.append(.style(element, "padding-inline", isNone ? nil : inline))
  }

  private func alignment(_ alignment: StackLayout.Alignment) -> String {
    switch alignment {
    case .fill: "stretch"
    case .leading: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .firstBaseline: "baseline"
    case .lastBaseline: "last baseline"
    }
  }

  private func distribution(_ distribution: StackLayout.Distribution) -> String {
    switch distribution {
    case .fill: "fill"
    case .fillEqually: "equal"
    case .fillProportionally: "proportional"
    case .equalSpacing: "spaced"
    case .equalCentering: "centered"
    }
  }
}
