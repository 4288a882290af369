import UIKitHosting

// Frames are computed on demand: when one is read, or by `layoutIfNeeded()`.

extension UIView {
  /// Makes the root view of a container as large as the screen until it is laid out.
  ///
  /// Displays do not know this frame: if the first layout computes the same, it is sent all the same.
  final func _beginAsScreen() {
    _frame = UIScreen._mainBounds
    _written.insert(AttributeKeys(.frame))
  }

  final func _setFrame(_ new: CGRect) {
    _flags.hasOwnFrame = true
    guard new != _frame else { return }
    let old = _frame
    _frameWillChange(to: new)
    _frame = new
    _restartAutoresizing()
    _frameChanged()
    _mark(.frame)
    _motionsMayChange()
    setNeedsLayout()
    if new.size != old.size { _drawnSizeChanged() }
    _frameDidChange(from: old)
  }

  final func _setBounds(_ new: CGRect) {
    let (old, anchor) = (_frame, _anchorPoint)
    _boundsOrigin = new.origin
    _place(
      CGRect(
        x: old.minX + (old.width - new.width) * anchor.x,
        y: old.minY + (old.height - new.height) * anchor.y,
        width: new.width,
        height: new.height
      )
    )
  }

  final var _center: CGPoint {
    let (frame, anchor) = (_currentFrame, _anchorPoint)
    return CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
  }

  final func _setCenter(_ new: CGPoint) {
    let (frame, anchor) = (_currentFrame, _anchorPoint)
    _place(
      CGRect(
        x: new.x - frame.width * anchor.x,
        y: new.y - frame.height * anchor.y,
        width: frame.width,
        height: frame.height
      )
    )
  }

  /// Sets the untransformed frame, by way of ``frame`` where both are the same: cells override it.
  private func _place(_ new: CGRect) {
    if _affineTransform == nil { frame = new } else { _setFrame(new) }
  }

  /// Sets the origin of the bounds of a view that is not a scroll view.
  ///
  /// Displays receive frames of subviews relative to the visible rectangle, so these change.
  final func _setBoundsOrigin(_ new: CGPoint) {
    if _isObserved { _willChange(["bounds"]) }
    _makeLazyState().boundsOrigin = new
    _invalidateSolution(.constraints)
    _markFramesStale()
    for subview in _subviews { subview._mark(.frame) }
    if _lazyState?.layer?.mask != nil { _invalidate(.mask) }
    let redraws = contentMode == .redraw || _lazyState?.layer?.needsDisplayOnBoundsChange == true
    if redraws { _needsDrawing() }
    setNeedsLayout()
    if _isObserved { _didChange(["bounds"]) }
  }

  /// The frame according to the current layout.
  final var _currentFrame: CGRect {
    let isOwn = _isPlacedByFrame && _layoutState?.autoresizing == nil
    if !isOwn { _updateFramesIfStale() }
    return _frame
  }

  final func _updateFramesIfStale() {
    if _runtime?.framesMayChange == true, _superview != nil { _root._solveFrames() }
  }

  /// Solves constraints and lays out parents before children, until no view needs layout.
  final func _layOutNow() {
    if let runtime = _runtime, runtime.framesMayChange {
      _Animating.current?.noteLayout(in: runtime)
    }
    for _ in 0..<Self._maximumLayoutPasses {
      if mayHavePendingViews { updateConstraintsIfNeeded() }
      if _runtime?.framesMayChange ?? true { _root._solveFrames() }
      if !mayHavePendingViews || !layOutPending() { return }
    }
    firstPending?._reportLayoutLoop()
  }

  /// A Boolean value that indicates whether this view or a descendant may need layout.
  private var mayHavePendingViews: Bool {
    guard let _runtime else { return true }
    if _runtime.layoutViews.contains(where: \._flags.needsLayout) { return true }
    _runtime.layoutViews.removeAll(keepingCapacity: true)
    return false
  }

  private func layOutPending() -> Bool {
    let isPending = _flags.needsLayout
    _layOut()
    return _subviews.reduce(isPending) { $1.layOutPending() || $0 }
  }

  /// The first view that needs layout, among this one and its descendants.
  private var firstPending: UIView? {
    if _flags.needsLayout { return self }
    for child in _subviews {
      if let found = child.firstPending { return found }
    }
    return nil
  }

  /// Lays out this view if needed: constraints first, then the app's code.
  final func _layOut() {
    guard _flags.needsLayout else { return }
    _flags.needsLayout = false
    _updateConstraintsOfThis()
    // A resized window resizes its content, which matters to code that has read frames.
    if self is UIWindow, _runtime?.framesWereRead == true { _solveFrames() }
    _controller?._updateContentUnavailableIfNeeded()
    _controller?.viewWillLayoutSubviews()
    if let layer = _layerToLayOut { layer.layoutSublayers() } else { layoutSubviews() }
    _controller?.viewDidLayoutSubviews()
  }

  /// The layer, if it may do more than make its view lay out its subviews.
  private var _layerToLayOut: CALayer? {
    if let layer = _lazyState?.layer { return layer }
    let isNeeded = Self.layerClass != CALayer.self || _overrides.contains(.layoutSublayers)
    return isNeeded ? layer : nil
  }

  /// Returns the size of the view's content that fits the given width.
  final func _sizeThatFits(_ size: CGSize) -> CGSize {
    // Constraints are ignored, as is the width for a single-line text.
    let isOneLine = (self as? UILabel)?.numberOfLines == 1
    let content = _contentSize(fitting: isOneLine ? nil : size._givenWidth)
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height
    )
  }

  /// A Boolean value that indicates whether the view's own `frame` places it.
  final var _isPlacedByFrame: Bool {
    guard _flags.hasOwnFrame, translatesAutoresizingMaskIntoConstraints, let _superview,
      _slot == nil || _superview._kind == .item
    else { return false }
    return !_superview._isLaidOutByDisplays || _isFramedInContainer
  }

  private var _root: UIView {
    var root = self
    while let next = root._superview { root = next }
    return root
  }
}

extension CGSize {
  /// The width limit for fitting content; nil for unlimited.
  var _givenWidth: CGFloat? {
    width > 0 && width <= 1e6 ? width : nil
  }
}

extension _SceneRuntime {
  /// A Boolean value that indicates whether the app's language is written from right to left.
  var isRightToLeft: Bool { application._isRightToLeft }
}

extension Device {
  /// A Boolean value that indicates whether its apps are laid out from right to left.
  @MainActor
  var _isRightToLeft: Bool { forcesRightToLeft || _WritingDirection.isRightToLeft(language) }
}

/// A cache of languages that are written from right to left, since a query costs microseconds.
@MainActor
private enum _WritingDirection {
  private static var known: [String: Bool] = [:]

  static func isRightToLeft(_ language: String) -> Bool {
    if let answer = known[language] { return answer }
    let answer = Locale.Language(identifier: language).characterDirection == .rightToLeft
    // Languages come from clients, so the cache is bounded.
    if known.count < 1000 { known[language] = answer }
    return answer
  }
}
