extension UIView {
  final func _makeLayer() -> CALayer {
    if let layer = _rare?.layer { return layer }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("Expected \(Self.self).layerClass to be a CALayer, got another class.")
    }
    let layer = makeInstance(of: layerClass)
    layer._view = self
    _makeRare().layer = layer
    return layer
  }
}
