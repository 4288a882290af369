import UIKitHosting

// The view tree, synchronised with the scene's node tree.

extension UIView {
  /// Adds a private subview, in front of the others.
  final func _add(_ view: UIView) {
    _insert(view, at: _shownCount - (view._superview === self ? 1 : 0))
  }

  final func _insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "Expected a view that does not contain its new superview, got \(view)."
    )
    if view._superview === self { return _move(view, to: min(index, _shownCount - 1)) }
    let window = self.window
    view.willMove(toSuperview: self)
    view._forEach { $0.willMove(toWindow: window) }
    view._detachFromSuperview()
    let index = min(max(index, 0), _subviews.count)
    _subviews.insert(view, at: index)
    view._superview = self
    if let runtime = _runtime { runtime.insert(view, into: self, at: index) }
    view._restartAutoresizing()
    view._layoutSystem?.note(.constraints)
    _childrenChanged(inserted: view)
    if !view._isPlaceholderView { didAddSubview(view) }
    view.didMoveToSuperview()
    view._forEach { $0.didMoveToWindow() }
    view._controller?._presentation?.followCovered()
  }

  final func _move(_ view: UIView, to index: Int) {
    guard let old = _subviews.firstIndex(of: view), old != index else { return }
    _subviews.remove(at: old)
    _subviews.insert(view, at: index)
    _runtime?.move(view, in: self, to: index)
    _childrenChanged()
    view._controller?._presentation?.followCovered()
  }

  final func _removeFromSuperview() {
    guard let superview = _superview else { return }
    _runtime?.endEditing(below: self)
    if _runtime != nil { _forEach { $0._controller?._viewLeavesScene() } }
    if !_isPlaceholderView { superview.willRemoveSubview(self) }
    willMove(toSuperview: nil)
    _forEach { $0.willMove(toWindow: nil) }
    _detachFromSuperview()
    _layoutSystem?.note(.constraints)
    superview._childrenChanged()
    didMoveToSuperview()
    _forEach { $0.didMoveToWindow() }
    _controller?._presentation?.followCovered()
  }

  private func _detachFromSuperview() {
    guard let superview = _superview else { return }
    // Layout regions do not retain their views.
    superview._invalidateSolution(.views)
    superview._subviews.removeAll { $0 === self }
    superview._layoutState?.childLeft(self)
    _flags.hasStaleFrames = true
    superview._dropDistantConstraints(of: self)
    (superview as? UIStackView)?._removeFromArrangement(self)
    _flags.isArranged = false
    _superview = nil
    _runtime?.remove(self)
  }

  private func _childrenChanged(inserted child: UIView? = nil) {
    // A layer has a frame, so its insertion does not end layout of the content by the view itself.
    if child?._isDrawnByView != true { _invalidateSolution(.views) }
    _layoutChildrenChanged(inserted: child)
    _markFramesStale()
    setNeedsLayout()
    guard _hasLayers else { return }
    for case let layer as _LayerView in _subviews { layer._mark(.frame) }
  }

  private var _hasLayers: Bool { _lazyState?.layer?._hasLayers == true }

  /// The subviews that are visible to the app.
  final var _listedSubviews: [UIView] {
    if !_hasLayers, _shownCount == _subviews.count { return _subviews }
    let shown = _subviews.prefix(_shownCount)
    return _hasLayers ? shown.filter { !$0._isPlaceholderView } : Array(shown)
  }

  /// Returns the index among all subviews for an index among those that are visible to the app.
  final func _place(ofSubview index: Int) -> Int {
    guard _hasLayers else { return min(index, _shownCount) }
    let listed = _listedSubviews
    guard listed.indices.contains(index) else { return _shownCount }
    return _subviews.firstIndex(of: listed[index]) ?? _shownCount
  }

  final func _exchangeSubviews(_ index1: Int, _ index2: Int) {
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    precondition(
      subviews.indices.contains(lower) && subviews.indices.contains(upper),
      "Expected indexes of \(subviews.count) subviews, got \(index1) and \(index2)."
    )
    guard lower != upper else { return }
    let (first, last) = (_place(ofSubview: lower), _place(ofSubview: upper))
    _move(_subviews[first], to: last)
    _move(_subviews[last - 1], to: first)
  }

  final var _enclosingWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current._superview
    }
    return nil
  }

  final func _descendant(withTag tag: Int) -> UIView? {
    for child in _subviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func _isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor._superview
    }
    return false
  }

  /// Calls `body` with this view and all its descendants.
  final func _forEach(_ body: (UIView) -> Void) {
    body(self)
    for child in _subviews { child._forEach(body) }
  }
}
