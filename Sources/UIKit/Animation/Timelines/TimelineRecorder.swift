import UIKitHosting

/// Records the values of views before and after animation blocks, for interruptible animations.
@MainActor
final class _TimelineRecorder {
  /// The recorder of the running block.
  private(set) static var current: _TimelineRecorder?

  private(set) var tracks: [_AnimationTrack] = []
  /// The completions of nested `UIView.animate` calls.
  private(set) var completions: [(Bool) -> Void] = []
  /// The duration of the whole animation, in seconds.
  let duration: TimeInterval
  /// The part of the animation that is being recorded.
  private(set) var span: (start: Double, end: Double) = (0, 1)
  private var before: [(view: UIView, values: _AnimatableValues)] = []
  private var known: Set<ObjectIdentifier> = []

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// The duration of the part that is being recorded, in seconds.
  var spanDuration: TimeInterval { (span.end - span.start) * duration }

  /// Stores the values of a view before an animatable property changes.
  func willChange(_ view: UIView) {
    // A view outside scenes is not displayed.
    guard view._nodeID != nil, !(view is _LayerView), known.insert(ObjectIdentifier(view)).inserted
    else { return }
    before.append((view, _AnimatableValues(of: view)))
  }

  /// Runs a block, and adds tracks for its changes.
  func record(
    from start: Double = 0,
    to end: Double = 1,
    curve: Animation.Curve = .linear,
    _ body: () -> Void
  ) {
    let outer = (Self.current, span, before, known)
    (Self.current, span, before, known) = (self, (start, end), [], [])
    body()
    layOutWhatMoved()
    let changed = before
    (Self.current, span, before, known) = outer
    for (view, old) in changed {
      let new = _AnimatableValues(of: view)
      let keys = new.differences(from: old)
      guard !keys.isEmpty else { continue }
      tracks.append(
        _AnimationTrack(
          view: view,
          keys: keys,
          from: old,
          to: new,
          start: start,
          end: end,
          curve: curve,
          duration: (end - start) * duration
        )
      )
    }
  }

  /// Runs a block as a part of the current one.
  func record(relative start: Double, _ length: Double, _ body: () -> Void) {
    let outer = span
    let whole = outer.end - outer.start
    let first = outer.start + min(max(start, 0), 1) * whole
    record(from: first, to: min(first + max(length, 0) * whole, outer.end), body)
  }

  func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  static func without(_ body: () -> Void) {
    let outer = current
    current = nil
    defer { current = outer }
    body()
  }

  /// Lays out the descendants of views whose frames were set.
  private func layOutWhatMoved() {
    guard let view = before.first(where: { $0.view._frame != $0.values.frame })?.view else {
      return
    }
    view.window?.layoutIfNeeded()
  }
}
