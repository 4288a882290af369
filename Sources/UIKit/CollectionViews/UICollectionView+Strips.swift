// Sections that scroll orthogonally.

extension UICollectionView {
  final var _isRightToLeft: Bool { _runtime?.isRightToLeft ?? false }

  /// Returns the scroll offset of a strip.
  final func _stripOffset(_ strip: Strip) -> CGPoint {
    guard let view = _strips[strip.section] else {
      let end = strip.contentSize.width - strip.frame.width
      return CGPoint(x: _isRightToLeft ? end : 0, y: 0)
    }
    return view._displayedOffset
  }

  /// Schedules placing: other items of a strip may be near the viewport.
  final func _stripMoved() {
    _needsPlacing = true
    setNeedsLayout()
  }

  /// Returns the scroll view of a strip, updated to its frame.
  final func _stripView(_ strip: Strip) -> StripView {
    guard let view = _strips[strip.section] else {
      let made = StripView(strip, in: self)
      _strips[strip.section] = made
      return made
    }
    if view.strip != strip { view.take(strip) }
    return view
  }

  /// Returns the frame of a view in the content.
  final func _frameInContent(of view: UIView) -> CGRect {
    guard let strip = view._superview as? StripView else { return view._frame }
    return view._frame.offsetBy(
      dx: strip._frame.minX - strip._displayedOffset.x,
      dy: strip._frame.minY
    )
  }

  /// Returns the frame of a view in its superview.
  final func _ownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let strip = attributes._strip else { return attributes.frame }
    let offset = _stripOffset(strip)
    return attributes.frame.offsetBy(dx: offset.x - strip.frame.minX, dy: -strip.frame.minY)
  }

  /// Moves strips along with their sections.
  final func _moveStrips(_ target: (Int) -> Int?) {
    var moved: [Int: StripView] = [:]
    for (section, view) in _strips {
      if let section = target(section) { moved[section] = view } else { view.removeFromSuperview() }
    }
    _strips = moved
  }

  /// Removes the strips without visible items; they keep their scroll offsets.
  final func _removeStrips(except shown: Set<Int>) {
    for (section, view) in _strips {
      if shown.contains(section) { view.noteRendering() } else { view.removeFromSuperview() }
    }
  }
}
