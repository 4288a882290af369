extension UIView {
  /// Adds views as subviews in the given order, with the fewest possible moves.
  ///
  /// Other subviews stay.
  final func _arrange(_ wanted: [UIView]) {
    let places = Dictionary(
      uniqueKeysWithValues: _subviews.enumerated().map { (ObjectIdentifier($1), $0) }
    )
    let known = wanted.indices.filter { places[ObjectIdentifier(wanted[$0])] != nil }
    let stays = longestIncreasingSubsequence(
      known.compactMap { places[ObjectIdentifier(wanted[$0])] }
    )
    var isPlaced = [Bool](repeating: false, count: wanted.count)
    for (index, stays) in zip(known, stays) { isPlaced[index] = stays }
    guard isPlaced.contains(false) else { return }
    for (index, view) in wanted.enumerated() where !isPlaced[index] {
      _place(view, after: index == 0 ? nil : wanted[index - 1])
    }
  }

  private func _place(_ view: UIView, after previous: UIView?) {
    guard let previous, let place = _subviews.firstIndex(where: { $0 === previous }) else {
      return insertSubview(view, at: 0)
    }
    let old = view._superview === self ? _subviews.firstIndex { $0 === view } : nil
    let isBefore = old.map { $0 < place } ?? false
    insertSubview(view, at: isBefore ? place : place + 1)
  }

  /// Pins a subview to the edges of this view, or horizontally to those of a guide.
  final func _fill(with view: UIView, within guide: UILayoutGuide? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let (leading, trailing) = (guide?.leadingAnchor, guide?.trailingAnchor)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leading ?? leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailing ?? trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
