import UIKitHosting

extension UIView {
  final func _makeLayer() -> CALayer {
    if let layer = _lazyState?.layer { return layer }
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("Expected \(Self.self).layerClass to be a CALayer, got another class.")
    }
    let layer = makeInstance(of: layerClass)
    layer._view = self
    _makeLazyState().layer = layer
    return layer
  }

  /// A view whose layer masks this view's layer: by its rectangle with rounded corners if it has a
  /// background, or by its gradient or shape if its layer is of that class.
  public var mask: UIView? {
    get { _lazyState?.mask }
    set {
      guard newValue !== mask else { return }
      _makeLazyState().mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// A Boolean value that indicates whether the view's rectangle is opaque, so that the rectangle
  /// casts the shadow.
  final var _fillsItsRectangle: Bool {
    if (_lazyState?.layer as? CAGradientLayer)?._gradient != nil { return true }
    return backgroundColor?._background.isOpaque == true
  }

  /// The fade of the view's old snapshot: over the new one if that covers it.
  final var _fade: Animation.Replacement {
    self is UIWindow || _fillsItsRectangle ? .fadeOver : .crossFade
  }
}

extension ColorValue {
  /// A Boolean value that indicates whether the colour is opaque under all traits.
  fileprivate var isOpaque: Bool {
    self == .tint
      || [light, dark, lightHighContrast, darkHighContrast].allSatisfy { $0 & 0xFF == 0xFF }
  }
}
