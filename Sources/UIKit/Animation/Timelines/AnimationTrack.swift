import UIKitHosting

/// The values of a view's properties during a part of an animation.
struct _AnimationTrack {
  let view: UIView
  let keys: _AnimatableValues.Keys
  let from: _AnimatableValues
  let to: _AnimatableValues
  /// The start as a fraction of the whole animation.
  let start: Double
  let end: Double
  /// The timing curve of the track.
  let curve: Animation.Curve
  /// The duration of the track in seconds, for springs.
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
  /// Shows all views at a fraction of the animation on displays.
  @MainActor
  func show(at fraction: Double) {
    for (view, shown) in shownValues(at: fraction) { view._show(shown.values, shown.keys) }
  }

  /// Restores the views' own values on displays.
  @MainActor
  func showOwnValues() {
    for track in self { track.view._show(nil, track.keys) }
  }

  /// Sets the displayed values at a fraction of the animation as the views' own.
  @MainActor
  func settle(at fraction: Double) {
    let all = shownValues(at: fraction)
    showOwnValues()
    for (view, shown) in all { view._take(shown.values, shown.keys) }
  }

  /// Returns the displayed values: tracks that have not begun have their start values, later tracks
  /// override earlier ones.
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
