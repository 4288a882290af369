// Sublayers, shown by private views among the subviews.

extension CALayer {
  /// The sublayers while the layer is not shown.
  final var _pendingSublayers: [CALayer] {
    get { lazyState?.pendingSublayers ?? [] }
    set { _change(\.pendingSublayers, to: newValue) }
  }

  /// A Boolean value that indicates whether the layer may have sublayers that do not belong to
  /// views.
  final var _hasLayers: Bool { lazyState?.hasLayers == true }

  /// Records that the layer may have sublayers from now on.
  final func _takeLayers() {
    _change(\.hasLayers, to: true)
  }

  final var _sublayers: [CALayer]? {
    let layers = _view.map { $0._subviews.prefix($0._shownCount).map(\.layer) } ?? _pendingSublayers
    return layers.isEmpty ? nil : layers
  }

  final func _setSublayers(_ layers: [CALayer]) {
    for layer in _sublayers ?? [] where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  final func _index(of sibling: CALayer?) -> Int? {
    _sublayers?.firstIndex { $0 === sibling }
  }

  final func _insert(_ layer: CALayer, at index: Int) {
    _takeLayers()
    guard let _view else {
      layer._leaveSuperlayer()
      layer._makeLazyState().pendingSuperlayer = self
      return _pendingSublayers.insert(layer, at: min(index, _pendingSublayers.count))
    }
    layer._stopWaiting()
    let place = min(index, _view._shownCount)
    guard let shown = layer._view else {
      return _view._insert(_LayerView(layer, isAtBack: index == 0), at: place)
    }
    (shown as? _LayerView)?.isAtBack = index == 0
    _view._insert(shown, at: place)
  }

  /// Removes the layer from its superlayer; its sublayers stay in it.
  final func _leaveSuperlayer() {
    _stopWaiting()
    if _view is _LayerView {
      _pendingSublayers = _sublayers ?? []
      for layer in _pendingSublayers { layer._makeLazyState().pendingSuperlayer = self }
    }
    _view?.removeFromSuperview()
  }

  private final func _stopWaiting() {
    guard let layer = lazyState?.pendingSuperlayer else { return }
    lazyState?.pendingSuperlayer = nil
    layer._pendingSublayers.removeAll { $0 === self }
  }
}
