// Changes of animatable properties, for observers and for animators that record them; frames are
// observed under several keys.

extension UIView {
  /// Reports that an animatable property is about to change.
  @inline(__always)
  final func _animatableWillChange(_ keys: @autoclosure () -> [String]) {
    _TimelineRecorder.current?.willChange(self)
    _willChange(keys())
  }

  /// Reports that the frame is about to change to another.
  @inline(__always)
  final func _frameWillChange(to frame: CGRect) {
    _TimelineRecorder.current?.willChange(self)
    if _isObserved { reportFrame(from: _frame, to: frame, { $0._reportWillChange($1) }) }
  }

  /// Reports that the frame has changed.
  @inline(__always)
  final func _frameDidChange(from frame: CGRect) {
    if _isObserved { reportFrame(from: frame, to: _frame, { $0._reportDidChange($1) }) }
  }

  private func reportFrame(
    from old: CGRect,
    to new: CGRect,
    _ report: (any _KeyValueObservable, [String]) -> Void
  ) {
    let isMoved = old.midX != new.midX || old.midY != new.midY
    let isResized = old.size != new.size
    report(self, ["frame"] + (isResized ? ["bounds"] : []) + (isMoved ? ["center"] : []))
    guard let layer = _lazyState?.layer, layer._isObserved else { return }
    report(layer, ["frame"] + (isResized ? ["bounds"] : []) + (isMoved ? ["position"] : []))
  }
}

/// Changes by layout, which observers are notified of when it is done.
@MainActor
enum _LayoutObservations {
  private static var pending: [() -> Void] = []

  static func add(_ report: @escaping () -> Void) {
    pending.append(report)
  }

  static func send() {
    guard !pending.isEmpty else { return }
    let reports = pending
    pending = []
    for report in reports { report() }
  }
}
