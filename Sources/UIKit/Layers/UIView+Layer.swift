import UIKitHosting

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

  /// A view whose layer masks that of this one: its rectangle with round corners where it has a background, or its
  /// gradient or shape where that is the class of its layer.
  public var mask: UIView? {
    get { _rare?.mask }
    set {
      guard newValue !== mask else { return }
      _makeRare().mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Whether nothing behind the view is seen through its rectangle, which then casts the shadow.
  final var _fillsItsRectangle: Bool {
    if (_rare?.layer as? CAGradientLayer)?._gradient != nil { return true }
    return backgroundColor?._value.isOpaque == true
  }

  /// How its old picture fades: over the new one where that covers it.
  final var _fade: Animation.Replacement {
    self is UIWindow || _fillsItsRectangle ? .fadeOver : .crossFade
  }
}

extension ColorValue {
  /// Whether nothing is seen through it, whatever the reader's settings.
  fileprivate var isOpaque: Bool {
    self == .tint
      || [light, dark, lightHighContrast, darkHighContrast].allSatisfy { $0 & 0xFF == 0xFF }
  }
}
