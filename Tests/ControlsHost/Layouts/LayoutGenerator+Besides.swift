import UIKit

extension LayoutGenerator {
  /// Views whose places follow from a picture's: texts beside its middle, badges on its corners.
  @MainActor
  mutating func fillWithBesides(_ sample: UIView) {
    let picture = makeView(asks: true, in: sample)
    if chance(of: 50) {
      picture.widthAnchor.constraint(equalToConstant: points(20...60)).isActive = true
      picture.heightAnchor.constraint(equalToConstant: points(20...60)).isActive = true
    }
    let horizontal = one(of: [
      picture.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: points(0...50)),
      picture.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: -points(0...50)),
      picture.centerXAnchor.constraint(equalTo: sample.centerXAnchor, constant: points(0...9)),
    ])
    let vertical = one(of: [
      picture.topAnchor.constraint(equalTo: sample.topAnchor, constant: points(0...50)),
      picture.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: -points(0...50)),
      picture.centerYAnchor.constraint(equalTo: sample.centerYAnchor, constant: points(0...9)),
    ])
    NSLayoutConstraint.activate([horizontal, vertical])
    for _ in 0..<number(1...3) {
      let view = makeView(asks: true, in: sample)
      let (x, y) = (points(-10...10), points(-10...10))
      let across = one(of: [view.leadingAnchor, view.centerXAnchor, view.trailingAnchor])
      let down = one(of: [view.topAnchor, view.centerYAnchor, view.bottomAnchor])
      let anchors = [picture.centerXAnchor, picture.trailingAnchor]
      let edges = [picture.centerYAnchor, picture.bottomAnchor]
      NSLayoutConstraint.activate([
        across.constraint(equalTo: one(of: anchors), constant: x),
        down.constraint(equalTo: one(of: edges), constant: y),
      ])
    }
  }

  /// A chain of two, and views that float at where the second begins or the first ends.
  @MainActor
  mutating func fillWithHeld(_ sample: UIView) {
    let (list, bar) = (makeView(asks: true, in: sample), makeView(asks: true, in: sample))
    let isDown = chance(of: 60)
    for view in [list, bar] { pin(view, in: sample, isDown: !isDown) }
    pin(list, to: sample, isStart: true, isDown: isDown)
    pin(bar, to: sample, isStart: false, isDown: isDown)
    join(list, bar, points(0...8), isDown: isDown)
    for _ in 0..<number(1...2) {
      let view = makeView(asks: true, in: sample)
      pin(view, to: sample, isStart: chance(of: 50), isDown: !isDown)
      if chance(of: 60) {
        join(view, bar, points(0...20), isDown: isDown)
      } else {
        join(list, view, points(0...20), isDown: isDown)
      }
      // One that is held at both ends is as long as there is room.
      if chance(of: 20) { pin(view, to: sample, isStart: true, isDown: isDown) }
    }
  }

  @MainActor
  private mutating func pin(_ view: UIView, in sample: UIView, isDown: Bool) {
    pin(view, to: sample, isStart: true, isDown: isDown)
    pin(view, to: sample, isStart: false, isDown: isDown)
  }

  @MainActor
  private mutating func pin(_ view: UIView, to sample: UIView, isStart: Bool, isDown: Bool) {
    let distance = isStart ? points(0...20) : -points(0...20)
    let constraint: NSLayoutConstraint =
      switch (isDown, isStart) {
      case (true, true): view.topAnchor.constraint(equalTo: sample.topAnchor, constant: distance)
      case (true, false):
        view.bottomAnchor.constraint(equalTo: sample.bottomAnchor, constant: distance)
      case (false, true):
        view.leadingAnchor.constraint(equalTo: sample.leadingAnchor, constant: distance)
      case (false, false):
        view.trailingAnchor.constraint(equalTo: sample.trailingAnchor, constant: distance)
      }
    constraint.isActive = true
  }

  @MainActor
  private func join(_ first: UIView, _ second: UIView, _ gap: CGFloat, isDown: Bool) {
    let constraint =
      isDown
      ? second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: gap)
      : second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap)
    constraint.isActive = true
  }
}
