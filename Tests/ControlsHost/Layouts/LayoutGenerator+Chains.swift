import UIKit

extension LayoutGenerator {
  /// Siblings one after the other: with gaps, shares of the room, gaps that are minimums.
  @MainActor
  mutating func fillWithChain(_ sample: UIView) {
    let isHorizontal = chance(of: 50)
    let isEqual = chance(of: 40)
    let views = (0..<number(2...4)).map { _ in makeView(asks: true, in: sample) }
    var levels = PriorityLevels(&self)
    for (order, view) in views.enumerated() {
      pinAcross(view, in: sample, isHorizontal)
      levels.give(to: view, for: isHorizontal ? .horizontal : .vertical)
      if isEqual, order > 0 { equal(view, views[0], isHorizontal) }
    }
    link(views, in: sample, isHorizontal, hasOpenGap: !isEqual && chance(of: 40))
  }

  @MainActor
  private mutating func link(
    _ views: [UIView],
    in sample: UIView,
    _ isHorizontal: Bool,
    hasOpenGap: Bool
  ) {
    let open = hasOpenGap ? number(1...views.count - 1) : nil
    for index in 1..<views.count {
      let gap = points(0...12)
      let (view, before) = (views[index], views[index - 1])
      let constraint =
        switch (isHorizontal, index == open) {
        case (true, false):
          view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: gap)
        case (true, true):
          view.leadingAnchor.constraint(greaterThanOrEqualTo: before.trailingAnchor, constant: gap)
        case (false, false):
          view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: gap)
        case (false, true):
          view.topAnchor.constraint(greaterThanOrEqualTo: before.bottomAnchor, constant: gap)
        }
      constraint.isActive = true
    }
    guard let first = views.first, let last = views.last else { return }
    let inset = points(0...20)
    if isHorizontal {
      first.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: inset).isActive = true
      last.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -inset).isActive =
        true
    } else {
      first.topAnchor.constraint(equalTo: sample.topAnchor, constant: inset).isActive = true
      last.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -inset).isActive = true
    }
  }

  @MainActor
  private func equal(_ view: UIView, _ other: UIView, _ isHorizontal: Bool) {
    let constraint =
      isHorizontal
      ? view.widthAnchor.constraint(equalTo: other.widthAnchor)
      : view.heightAnchor.constraint(equalTo: other.heightAnchor)
    constraint.isActive = true
  }

  /// Places a link across the chain: at an edge, in the middle, or from edge to edge.
  @MainActor
  private mutating func pinAcross(_ view: UIView, in sample: UIView, _ isHorizontal: Bool) {
    let inset = points(0...20)
    let constraints: [NSLayoutConstraint] =
      switch (isHorizontal, number(0...2)) {
      case (true, 0): [view.topAnchor.constraint(equalTo: sample.topAnchor, constant: inset)]
      case (true, 1): [view.centerYAnchor.constraint(equalTo: sample.centerYAnchor)]
      case (true, _):
        [
          view.topAnchor.constraint(equalTo: sample.topAnchor, constant: inset),
          view.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -inset),
        ]
      case (false, 0):
        [view.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -inset)]
      case (false, 1): [view.centerXAnchor.constraint(equalTo: sample.centerXAnchor)]
      case (false, _):
        [
          view.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: inset),
          view.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -inset),
        ]
      }
    NSLayoutConstraint.activate(constraints)
  }

  /// Constraints that contradict each other, of which the weaker gives way.
  @MainActor
  mutating func fillWithPriorities(_ sample: UIView) {
    for _ in 0..<number(1...3) {
      let view = makeView(asks: true, in: sample)
      let wish = view.widthAnchor.constraint(equalToConstant: points(40...400))
      wish.priority = one(of: [.defaultLow, .defaultHigh, UILayoutPriority(999)])
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: points(60...200))
      let weak = view.trailingAnchor.constraint(
        equalTo: sample.trailingAnchor,
        constant: -points(0...20)
      )
      weak.priority = one(of: [UILayoutPriority(200), UILayoutPriority(800)])
      let top = view.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...60))
      let height = view.heightAnchor.constraint(equalToConstant: points(10...60))
      height.priority = one(of: [.defaultHigh, .required])
      let tall = view.heightAnchor.constraint(greaterThanOrEqualToConstant: points(10...40))
      let leading = view.leadingAnchor.constraint(
        equalTo: sample.leadingAnchor,
        constant: points(0...20)
      )
      NSLayoutConstraint.activate([wish, top, height, leading])
      if chance(of: 50) { limit.isActive = true }
      if chance(of: 50) { weak.isActive = true }
      if chance(of: 50), height.priority != .required { tall.isActive = true }
    }
  }

  /// Frames by hand that follow their superview, which changes its size afterwards.
  @MainActor
  mutating func fillWithFrames(_ sample: UIView) {
    let masks: [UIView.AutoresizingMask] = [
      [], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
      [.flexibleWidth, .flexibleHeight], [.flexibleTopMargin, .flexibleWidth],
      [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin],
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight],
    ]
    for _ in 0..<number(2...4) {
      let view = UIView(
        frame: CGRect(
          x: points(0...60),
          y: points(0...60),
          width: points(10...80),
          height: points(10...60)
        )
      )
      name(view, "framed")
      view.autoresizingMask = one(of: masks)
      sample.addSubview(view)
      let inner = UIView(frame: view.bounds)
      name(inner, "inner")
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
    }
    sample.frame.size.width += points(-40...60)
    sample.frame.size.height += points(-40...60)
  }
}
