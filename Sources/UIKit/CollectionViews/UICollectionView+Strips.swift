// Sections that scroll by themselves.

extension UICollectionView {
  final var _isRightToLeft: Bool { _runtime?.isRightToLeft ?? false }

  /// How far a strip has been scrolled.
  final func _stripOffset(_ strip: Strip) -> CGPoint {
    guard let view = _strips[strip.section] else {
      let end = strip.contentSize.width - strip.frame.width
      return CGPoint(x: _isRightToLeft ? end : 0, y: 0)
    }
    return view._displayedOffset
  }

  /// Other items of a strip may be near the viewport now.
  final func _stripMoved() {
    _needsPlacing = true
    setNeedsLayout()
  }

  /// The view that a strip is shown in, in its place.
  final func _stripView(_ strip: Strip) -> StripView {
    guard let view = _strips[strip.section] else {
      let made = StripView(strip, in: self)
      _strips[strip.section] = made
      return made
    }
    if view.strip != strip { view.take(strip) }
    return view
  }

  /// Where a view stands in the content.
  final func _frameInContent(of view: UIView) -> CGRect {
    guard let strip = view._superview as? StripView else { return view._frame }
    return view._frame.offsetBy(
      dx: strip._frame.minX - strip._displayedOffset.x,
      dy: strip._frame.minY
    )
  }

  /// The frame of a view in the view that it is put into.
  final func _ownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let strip = attributes._strip else { return attributes.frame }
    let offset = _stripOffset(strip)
    return attributes.frame.offsetBy(dx: offset.x - strip.frame.minX, dy: -strip.frame.minY)
  }

  /// Strips go along with their sections.
  final func _moveStrips(_ target: (Int) -> Int?) {
    var moved: [Int: StripView] = [:]
    for (section, view) in _strips {
      if let section = target(section) { moved[section] = view } else { view.removeFromSuperview() }
    }
    _strips = moved
  }

  /// Takes strips away that nothing is shown of; where they were scrolled to they stay.
  final func _removeStrips(except shown: Set<Int>) {
    for (section, view) in _strips {
      if shown.contains(section) { view.noteRendering() } else { view.removeFromSuperview() }
    }
  }
}
