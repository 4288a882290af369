import UIKit

extension LayoutGenerator {
  /// A view in the middle, and others above and below, or before and behind: what is shown where
  /// there is nothing else.
  @MainActor
  mutating func fillWithMiddle(_ sample: UIView) {
    let isColumn = chance(of: 60)
    let views = (0..<number(2...4)).map { _ in makeView(asks: true, in: sample) }
    let middle = number(0...views.count - 1)
    // Some come after what they keep to, others before.
    if chance(of: 50) { for view in views[..<middle] { sample.sendSubviewToBack(view) } }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      constraints.append(
        isColumn
          ? view.centerXAnchor.constraint(equalTo: sample.centerXAnchor)
          : view.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...30))
      )
      guard index > 0 else { continue }
      let gap = points(0...20)
      constraints.append(
        isColumn
          ? view.topAnchor.constraint(equalTo: views[index - 1].bottomAnchor, constant: gap)
          : view.leadingAnchor.constraint(
            equalTo: views[index - 1].trailingAnchor,
            constant: gap
          )
      )
    }
    let shift = points(-20...20)
    constraints.append(
      isColumn
        ? views[middle].centerYAnchor.constraint(equalTo: sample.centerYAnchor, constant: shift)
        : views[middle].centerXAnchor.constraint(equalTo: sample.centerXAnchor, constant: shift)
    )
    NSLayoutConstraint.activate(constraints)
  }
}
