import Foundation

// The properties of layers by key paths.

extension CALayer {
  /// The value of a key path; nil for one that no animation changes.
  final func _animatedValue(_ keyPath: String) -> AnimatedValue? {
    let path = keyPath.split(separator: ".")
    guard let name = path.first else { return nil }
    return _animatedProperty(name)?.component(path.dropFirst())
  }

  /// - Returns: Whether there is such a property, and the value is one of its kind.
  @discardableResult
  final func _setAnimatedValue(_ value: AnimatedValue, _ keyPath: String) -> Bool {
    let path = keyPath.split(separator: ".")
    guard let name = path.first else { return false }
    guard path.count > 1 else { return _setAnimatedProperty(name, value) }
    guard let whole = _animatedProperty(name)?.setting(path.dropFirst(), to: value) else {
      return false
    }
    return _setAnimatedProperty(name, whole)
  }

  /// Copies the properties that all layers have.
  final func _takeOwnLooks(of other: CALayer) {
    frame = other.frame
    for name in Self._lookNames {
      if let value = other._animatedProperty(name) { _ = _setAnimatedProperty(name, value) }
    }
    backgroundColor = other.backgroundColor
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowPath = other.shadowPath
    isHidden = other.isHidden
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    masksToBounds = other.masksToBounds
    name = other.name
    _ownValues = other._ownValues
  }

  private static let _lookNames: [Substring] = [
    "anchorPoint", "position", "transform", "zPosition", "opacity", "cornerRadius", "borderWidth",
    "shadowOpacity", "shadowOffset", "shadowRadius",
  ]

  final func _layerProperty(_ name: Substring) -> AnimatedValue? {
    switch name {
    case "opacity": .number(CGFloat(opacity))
    case "hidden", "isHidden": .number(isHidden ? 1 : 0)
    case "position": .point(position)
    case "bounds": .rect(bounds)
    case "frame": .rect(frame)
    case "anchorPoint": .point(anchorPoint)
    case "transform": .transform(transform)
    case "zPosition": .number(zPosition)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "backgroundColor": .color(backgroundColor ?? .clear)
    case "borderColor": .color(borderColor ?? .clear)
    case "shadowColor": .color(shadowColor ?? .clear)
    case "shadowOpacity": .number(CGFloat(shadowOpacity))
    case "shadowOffset": .size(shadowOffset)
    case "shadowRadius": .number(shadowRadius)
    default: nil
    }
  }

  final func _setLayerProperty(_ name: Substring, _ value: AnimatedValue) -> Bool {
    switch (name, value) {
    case ("opacity", .number(let number)): opacity = Float(number)
    case ("hidden", .number(let number)), ("isHidden", .number(let number)):
      isHidden = number >= 0.5
    case ("position", .point(let point)): position = point
    case ("bounds", .rect(let rect)): bounds = rect
    case ("frame", .rect(let rect)): frame = rect
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("transform", .transform(let map)): transform = map
    case ("zPosition", .number(let number)): zPosition = number
    case ("cornerRadius", .number(let number)): cornerRadius = number
    case ("borderWidth", .number(let number)): borderWidth = number
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("borderColor", .color(let color)): borderColor = color
    case ("shadowColor", .color(let color)): shadowColor = color
    case ("shadowOpacity", .number(let number)): shadowOpacity = Float(number)
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("shadowRadius", .number(let number)): shadowRadius = number
    default: return false
    }
    return true
  }
}

extension CAShapeLayer {
  final func _takeShape(of other: CAShapeLayer) {
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }

  final func _shapeProperty(_ name: Substring) -> AnimatedValue? {
    switch name {
    case "path": path.map { .path($0) }
    case "fillColor": .color(fillColor ?? .clear)
    case "strokeColor": .color(strokeColor ?? .clear)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    default: nil
    }
  }

  final func _setShapeProperty(_ name: Substring, _ value: AnimatedValue) -> Bool {
    switch (name, value) {
    case ("path", .path(let new)): path = new
    case ("fillColor", .color(let color)): fillColor = color
    case ("strokeColor", .color(let color)): strokeColor = color
    case ("strokeStart", .number(let number)): strokeStart = number
    case ("strokeEnd", .number(let number)): strokeEnd = number
    case ("lineWidth", .number(let number)): lineWidth = number
    case ("miterLimit", .number(let number)): miterLimit = number
    case ("lineDashPhase", .number(let number)): lineDashPhase = number
    default: return false
    }
    return true
  }
}

extension CAGradientLayer {
  final func _takeGradient(of other: CAGradientLayer) {
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  final func _gradientProperty(_ name: Substring) -> AnimatedValue? {
    switch name {
    case "colors": AnimatedValue(colors)
    case "locations": AnimatedValue(locations ?? evenLocations)
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: nil
    }
  }

  /// The locations of evenly spread colours.
  private var evenLocations: [NSNumber]? {
    guard let count = colors?.count, count > 1 else { return nil }
    return (0..<count).map { NSNumber(value: Double($0) / Double(count - 1)) }
  }

  final func _setGradientProperty(_ name: Substring, _ value: AnimatedValue) -> Bool {
    switch (name, value) {
    case ("colors", .colors(let new)): colors = new
    case ("locations", .numbers(let numbers)):
      locations = numbers.map { NSNumber(value: Double($0)) }
    case ("startPoint", .point(let point)): startPoint = point
    case ("endPoint", .point(let point)): endPoint = point
    default: return false
    }
    return true
  }
}

extension CGColor {
  fileprivate static var clear: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
