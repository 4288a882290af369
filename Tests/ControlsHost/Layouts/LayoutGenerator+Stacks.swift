import UIKit

extension LayoutGenerator {
  /// A stack that is pinned to all edges, to two of them, or to the middle.
  @MainActor
  mutating func fillWithStack(_ sample: UIView, depth: Int) {
    let stack = makeStack(depth: depth)
    stack.translatesAutoresizingMaskIntoConstraints = false
    sample.addSubview(stack)
    let inset = points(0...12)
    var constraints = [
      stack.topAnchor.constraint(equalTo: sample.topAnchor, constant: inset),
      stack.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: inset),
    ]
    switch number(0...3) {
    case 0: break
    case 1:
      constraints = [
        stack.centerXAnchor.constraint(equalTo: sample.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: sample.centerYAnchor, constant: inset),
      ]
    case 2:
      constraints.append(
        stack.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -inset)
      )
    default:
      constraints += [
        stack.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -inset),
        stack.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -inset),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  @MainActor
  private mutating func makeStack(depth: Int) -> UIStackView {
    let stack = UIStackView()
    name(stack, "stack")
    stack.axis = chance(of: 50) ? .horizontal : .vertical
    stack.distribution = one(
      of: [.fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
    )
    stack.alignment = one(of: [.fill, .leading, .center, .trailing])
    stack.spacing = points(0...12)
    var levels = PriorityLevels(&self)
    for _ in 0..<number(1...4) { arrange(in: stack, depth: depth, &levels) }
    if chance(of: 30) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = makeMargins()
    }
    if chance(of: 30), stack.distribution != .fillEqually, let view = stack.arrangedSubviews.first {
      stack.setCustomSpacing(points(0...24), after: view)
    }
    accessibilityName(stack)
    return stack
  }

  /// So that a failure tells what stack it was.
  @MainActor
  private func accessibilityName(_ stack: UIStackView) {
    let axis = stack.axis == .horizontal ? "h" : "v"
    let margins = stack.isLayoutMarginsRelativeArrangement ? " margins" : ""
    stack.accessibilityIdentifier? +=
      " \(axis) \(stack.distribution) \(stack.alignment) \(Int(stack.spacing))\(margins)"
  }

  @MainActor
  private mutating func arrange(
    in stack: UIStackView,
    depth: Int,
    _ levels: inout PriorityLevels
  ) {
    if depth > 1, chance(of: 25) { return stack.addArrangedSubview(makeStack(depth: depth - 1)) }
    let view = makeView(asks: chance(of: 85))
    stack.addArrangedSubview(view)
    if view is AskingView {
      // Of views that hug alike the first grows on both sides, whatever stands before it.
      guard chance(of: 75) else { return }
      levels.give(to: view, for: stack.axis)
    } else {
      let isEqual = stack.distribution == .fillEqually
      if !isEqual || stack.axis == .vertical {
        view.widthAnchor.constraint(equalToConstant: points(8...60)).isActive = true
      }
      if !isEqual || stack.axis == .horizontal {
        view.heightAnchor.constraint(equalToConstant: points(8...60)).isActive = true
      }
    }
    if chance(of: 10) { view.isHidden = true }
  }

  mutating func makeMargins() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: points(0...20),
      leading: points(0...20),
      bottom: points(0...20),
      trailing: points(0...20)
    )
  }
}
