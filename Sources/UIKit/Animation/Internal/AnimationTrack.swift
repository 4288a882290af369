import UIKitHosting

/// The way of a view's properties during a part of an animation.
struct _AnimationTrack {
  let view: UIView
  let keys: _AnimatableValues.Keys
  let from: _AnimatableValues
  let to: _AnimatableValues
  /// The parts of the whole animation between which it runs.
  let start: Double
  let end: Double
  /// Its own curve between these.
  let curve: Animation.Curve
  /// Seconds between start and end, for springs.
  let duration: TimeInterval

  func values(at fraction: Double) -> _AnimatableValues {
    guard end > start else { return fraction >= end ? to : from }
    let time = (fraction - start) / (end - start)
    let part =
      curve == .linear ? min(max(time, 0), 1) : curve.place(after: time, over: .seconds(duration))
    return from.animating(keys, to: to, part)
  }
}

extension [_AnimationTrack] {
  /// Has displays show all views as they are at a part of the animation.
  @MainActor
  func show(at fraction: Double) {
    for (view, shown) in shownValues(at: fraction) { view._show(shown.values, shown.keys) }
  }

  /// Has displays show all views as they are by themselves.
  @MainActor
  func showOwnValues() {
    for track in self { track.view._show(nil, track.keys) }
  }

  /// Makes what the views show at a part of the animation their own.
  @MainActor
  func settle(at fraction: Double) {
    let all = shownValues(at: fraction)
    showOwnValues()
    for (view, shown) in all { view._take(shown.values, shown.keys) }
  }

  /// What was not begun is as it was before; later tracks go over earlier ones once they have begun.
  @MainActor
  private func shownValues(at fraction: Double) -> [(UIView, _ShownValues)] {
    var places: [ObjectIdentifier: Int] = [:]
    var all: [(UIView, _ShownValues)] = []
    for track in sorted(by: { $0.start < $1.start }) {
      let values = track.values(at: fraction)
      guard let place = places[ObjectIdentifier(track.view)] else {
        places[ObjectIdentifier(track.view)] = all.count
        all.append((track.view, _ShownValues(values: values, keys: track.keys)))
        continue
      }
      let known = all[place].1.keys
      let taken = fraction > track.start ? track.keys : track.keys.subtracting(known)
      all[place].1.values.take(taken, of: values)
      all[place].1.keys.formUnion(track.keys)
    }
    return all
  }
}
