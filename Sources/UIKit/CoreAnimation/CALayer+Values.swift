import Foundation

// Access to properties of layers by key path.

extension CALayer {
  /// Returns the value of a key path; nil if it is not animatable.
  final func _animatedValue(_ keyPath: String) -> AnimatedValue? {
    let path = keyPath.split(separator: ".")
    guard let name = path.first, let property = Self._properties[name] else { return nil }
    return property.value(self)?.component(path.dropFirst())
  }

  /// Sets the value of a key path.
  ///
  /// - Returns: False if there is no such property, or the value has another type.
  @discardableResult
  final func _setAnimatedValue(_ value: AnimatedValue, _ keyPath: String) -> Bool {
    let path = keyPath.split(separator: ".")
    guard let name = path.first, let property = Self._properties[name] else { return false }
    let whole = path.count > 1 ? property.value(self)?.setting(path.dropFirst(), to: value) : value
    return whole.map { property.set(self, $0) } ?? false
  }

  /// Copies all properties of another layer.
  final func _takeLooks(of other: CALayer) {
    anchorPoint = other.anchorPoint
    _setPlainFrame(other._plainFrame)
    for property in Self._properties.values { property.copy(other, self) }
    _ownValues = other._ownValues
    _takeContents(of: other)
    if let text = other as? CATextLayer { (self as? CATextLayer)?._takeText(of: text) }
  }

  static let _layerProperties: [Substring: LayerProperty] = {
    let isHidden = LayerProperty(
      \CALayer.isHidden,
      { .number($0 ? 1 : 0) },
      { value in value.asNumber.map { $0 >= 0.5 } }
    )
    return [
      "opacity": .float(\CALayer.opacity), "hidden": isHidden, "isHidden": isHidden,
      // Copies receive the anchor point and the frame first, which determine these.
      "position": .point(\CALayer.position, isCopied: false),
      "anchorPoint": .point(\CALayer.anchorPoint, isCopied: false),
      "bounds": .rect(\CALayer.bounds), "frame": .rect(\CALayer.frame),
      "transform": LayerProperty(\CALayer.transform, { .transform($0) }, \.asTransform),
      "zPosition": .number(\CALayer.zPosition), "cornerRadius": .number(\CALayer.cornerRadius),
      "borderWidth": .number(\CALayer.borderWidth), "borderColor": .color(\CALayer.borderColor),
      "backgroundColor": .color(\CALayer.backgroundColor),
      "shadowColor": .color(\CALayer.shadowColor),
      "shadowOpacity": .float(\CALayer.shadowOpacity),
      "shadowOffset": LayerProperty(\CALayer.shadowOffset, { .size($0) }, \.asSize),
      "shadowRadius": .number(\CALayer.shadowRadius), "shadowPath": .path(\CALayer.shadowPath),
      "maskedCorners": .plain(\CALayer.maskedCorners), "cornerCurve": .plain(\CALayer.cornerCurve),
      "masksToBounds": .plain(\CALayer.masksToBounds), "name": .plain(\CALayer.name),
    ]
  }()
}

extension CAShapeLayer {
  static let _shapeProperties = _layerProperties.merging([
    "path": .path(\CAShapeLayer.path),
    "fillColor": .color(\CAShapeLayer.fillColor), "strokeColor": .color(\CAShapeLayer.strokeColor),
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "lineDashPattern": .plain(\CAShapeLayer.lineDashPattern),
    "fillRule": .plain(\CAShapeLayer.fillRule), "lineCap": .plain(\CAShapeLayer.lineCap),
    "lineJoin": .plain(\CAShapeLayer.lineJoin),
  ]) { $1 }
}

extension CAGradientLayer {
  static let _gradientProperties = _layerProperties.merging([
    "colors": LayerProperty(\CAGradientLayer.colors, { AnimatedValue($0) }, { $0.asColors }),
    "locations": LayerProperty(
      \CAGradientLayer._shownLocations,
      { AnimatedValue($0) },
      { value in value.asNumbers.map { $0.map { NSNumber(value: Double($0)) } } }
    ),
    "startPoint": .point(\CAGradientLayer.startPoint),
    "endPoint": .point(\CAGradientLayer.endPoint), "type": .plain(\CAGradientLayer.type),
  ]) { $1 }

  /// The locations; even steps if none are set.
  private final var _shownLocations: [NSNumber]? {
    get { locations ?? evenLocations }
    set { locations = newValue }
  }

  /// The locations of evenly spaced colours.
  private var evenLocations: [NSNumber]? {
    guard let count = colors?.count, count > 1 else { return nil }
    return (0..<count).map { NSNumber(value: Double($0) / Double(count - 1)) }
  }
}
