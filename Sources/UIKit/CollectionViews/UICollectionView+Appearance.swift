import UIKitHosting

// The layout, the background, and the values that displays receive.

extension UICollectionView {
  final func _replaceLayout(by layout: UICollectionViewLayout, animated: Bool) {
    _currentLayout.collectionView = nil
    _currentLayout = layout
    layout.collectionView = self
    _invalidate(.background)
    if animated { _animateItems() }
    _offersOffset = true
    _invalidate(.scroll)
    _layoutInvalidated()
  }

  /// The background colour that the layout of a list gives; nil for the view's own.
  final var _listBackground: UIColor? {
    (_currentLayout as? UICollectionViewCompositionalLayout)?._background
  }

  final func _replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    old?._slot = nil
    guard let new else { return }
    new._slot = .background
    insertSubview(new, at: 0)
  }

  final func _editingChanged() {
    _conceal()
    for case let cell as UICollectionViewCell in _shown.values {
      cell._isInEditing = isEditing
    }
    _selectabilityChanged()
    _layoutInvalidated()
  }

  final var _collectionValue: CollectionValue {
    CollectionValue(
      width: Double(_contentSize.width),
      height: Double(_contentSize.height),
      sections: _counts.rows,
      answeredMoves: _answeredMoves,
      emptyPlaces: _emptyPlaces
    )
  }
}
