import Foundation
import UIKitHosting
import VectorDrawing

extension DOMRenderer {
  func setLayer(
    _ attribute: Attribute,
    of target: Target,
    into operations: inout [DOMOperation]
  ) {
    let element = surface(of: target)
    switch attribute {
    case .layer(let layer):
      operations.append(.style(element, "border-radius", radius(layer)))
      let hasBorder = layer.borderWidth > 0
      operations.append(.toggle(element, className: "bordered", hasBorder))
      let width = hasBorder ? CSS.length(layer.borderWidth) : nil
      operations.append(.style(element, "--border-width", width))
      let color = hasBorder ? CSS.hex(layer.borderColor) : nil
      operations.append(.style(element, "--border-color", color))
      if let effects = layer.effects { setEffects(effects, of: element, into: &operations) }
    case .gradient(let gradient):
      operations.append(.style(element, "background-image", gradient.flatMap(image)))
    case .drawing(let drawing):
      operations.append(.style(element, "background-image", drawing.map(CSS.image)))
      operations.append(.style(element, "background-size", drawing.map { _ in "100% 100%" }))
    case .mask(let mask):
      operations.append(.style(target.main, "clip-path", mask.map(CSS.clip)))
      operations.append(.style(target.main, "mask", mask?.gradient.flatMap(self.mask)))
    case .motions(let motions):
      let text = motions.isEmpty ? nil : MotionWriter(self).text(of: motions)
      operations.append(.attribute(element, "data-motions", text))
    default:
      preconditionFailure("Expected something of layers, got \(attribute.key).")
    }
  }

  private func setEffects(
    _ effects: LayerEffects,
    of element: ElementID,
    into operations: inout [DOMOperation]
  ) {
    // A superellipse whose middle is near that of iOS's continuous corners.
    let shape = effects.isContinuous ? "superellipse(1.2)" : nil
    operations.append(.style(element, "corner-shape", shape))
    let box = effects.shadow.flatMap { $0.isOfContent ? nil : boxShadow($0) }
    operations.append(.style(element, "box-shadow", box))
    let content = effects.shadow.flatMap { $0.isOfContent ? shadow($0, blur: $0.radius) : nil }
    operations.append(.style(element, "filter", content.map { "drop-shadow(\($0))" }))
    let transform = effects.spatialTransform.map(CSS.matrix) ?? effects.transform.map(matrix)
    operations.append(.toggle(element, className: "turned", transform != nil))
    operations.append(.style(element, "transform", transform))
    let anchor = effects.anchor.map { "\(CSS.number($0.x * 100))% \(CSS.number($0.y * 100))%" }
    operations.append(.style(element, "transform-origin", anchor))
    operations.append(.style(element, "perspective", effects.perspective.map(CSS.length)))
    operations.append(
      .style(element, "perspective-origin", effects.perspective == nil ? nil : anchor)
    )
    operations.append(.style(element, "transform-style", effects.keepsDepth ? "preserve-3d" : nil))
    // Hundredths are significant, but CSS accepts only integers.
    let place = min(max((effects.zPosition * 100).rounded(), -1e8), 1e8)
    operations.append(.style(element, "z-index", place == 0 ? nil : CSS.number(place)))
    operations.append(.style(element, "backface-visibility", effects.hidesBack ? "hidden" : nil))
    // Isolated elements are flat.
    let isIsolated = effects.hasLayers && !effects.keepsDepth
    operations.append(.style(element, "isolation", isIsolated ? "isolate" : nil))
    let material = effects.material
    operations.append(.toggle(element, className: "material", material != nil))
    operations.append(.style(element, "backdrop-filter", material.map(filter)))
    let solid = material.map { CSS.color($0.color.withoutTransparency) }
    operations.append(.style(element, "--solid", solid))
  }

  /// Returns a box shadow, whose blur is twice the standard deviation; that of a filter equals it.
  func boxShadow(_ shadow: ShadowValue) -> String {
    let spread = shadow.spread == 0 ? "" : " " + CSS.length(shadow.spread)
    return self.shadow(shadow, blur: 2 * shadow.radius, spread: spread)
  }

  func shadow(_ shadow: ShadowValue, blur: Double, spread: String = "") -> String {
    let lengths = [shadow.x, shadow.y, blur].map(CSS.length).joined(separator: " ")
    return "\(lengths)\(spread) \(CSS.hex(shadow.color))"
  }

  private func matrix(_ value: TransformValue) -> String {
    let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
    return "matrix(\(numbers.map(CSS.number).joined(separator: ",")))"
  }

  private func filter(_ material: MaterialValue) -> String {
    "blur(\(CSS.length(material.blur))) saturate(\(CSS.number(material.saturation)))"
  }

  func radius(_ layer: LayerValue) -> String? {
    guard layer.cornerRadius > 0, !layer.corners.isEmpty else {
      // Without a background, the shadow alone needs the radius.
      let radius = layer.effects?.shadow?.radiusOfCorners ?? 0
      return radius > 0 ? CSS.length(radius) : nil
    }
    let length = CSS.length(layer.cornerRadius)
    guard layer.corners != .all else { return length }
    let clockwise: [LayerValue.Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return clockwise.map { layer.corners.contains($0) ? length : "0" }.joined(separator: " ")
  }

  func mask(_ mask: MaskValue.GradientMask) -> String? {
    let rect = mask.rect
    let (place, size) = ([rect.x, rect.y], [rect.width, rect.height])
    return image(mask.gradient).map { image in
      let lengths = [place, size].map { $0.map(CSS.length).joined(separator: " ") }
      return "\(image) \(lengths.joined(separator: " / ")) no-repeat"
    }
  }

  /// Returns the gradient in CSS; nil if it has no extent.
  func image(_ gradient: GradientValue) -> String? {
    switch gradient.kind {
    case .axial: return axial(gradient)
    case .radial: return radial(gradient)
    case .conic: return conic(gradient)
    }
  }

  /// Returns a radial gradient; nil for an ellipse without a size.
  private func radial(_ gradient: GradientValue) -> String? {
    let (wide, high) = (
      abs(gradient.end.x - gradient.start.x), abs(gradient.end.y - gradient.start.y)
    )
    guard wide > 0, high > 0, !gradient.stops.isEmpty else { return nil }
    let stops = gradient.stops.map { "\(CSS.hex($0.color)) \(CSS.number($0.location * 100))%" }
    let size = "\(CSS.number(wide * 100))% \(CSS.number(high * 100))%"
    return "radial-gradient(\(size) at \(center(gradient)),\(stops.joined(separator: ",")))"
  }

  private func conic(_ gradient: GradientValue) -> String? {
    let (across, down) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    guard !gradient.stops.isEmpty else { return nil }
    let from = CSS.number(atan2(across, -down) * 180 / .pi)
    let stops = gradient.stops.map { "\(CSS.hex($0.color)) \(CSS.number($0.location * 100))%" }
    return
      "conic-gradient(from \(from)deg at \(center(gradient)),\(stops.joined(separator: ",")))"
  }

  private func center(_ gradient: GradientValue) -> String {
    "\(CSS.number(gradient.start.x * 100))% \(CSS.number(gradient.start.y * 100))%"
  }

  /// Returns a linear gradient; nil if its line has no length.
  ///
  /// In CSS the gradient line goes through the middle and ends where the corners are. The layer's
  /// line is projected on it. Along an edge or a diagonal the two are equal in views of any shape.
  private func axial(_ gradient: GradientValue) -> String? {
    let across = gradient.end.x - gradient.start.x
    let down = gradient.end.y - gradient.start.y
    let length = (across * across + down * down).squareRoot()
    guard length > 0, !gradient.stops.isEmpty else { return nil }
    let reach = (abs(across) + abs(down)) / length
    let stops = gradient.stops.map { stop in
      let x = gradient.start.x + stop.location * across - 0.5
      let y = gradient.start.y + stop.location * down - 0.5
      let place = 0.5 + (x * across + y * down) / length / reach
      return "\(CSS.hex(stop.color)) \(CSS.number(place * 100))%"
    }
    return "linear-gradient(\(direction(across, down)),\(stops.joined(separator: ",")))"
  }

  private func direction(_ across: Double, _ down: Double) -> String {
    let vertical = down == 0 ? nil : down > 0 ? "bottom" : "top"
    let horizontal = across == 0 ? nil : across > 0 ? "right" : "left"
    if across == 0 || down == 0 || abs(across) == abs(down) {
      return "to " + [vertical, horizontal].compactMap(\.self).joined(separator: " ")
    }
    return CSS.number(atan2(across, -down) * 180 / .pi) + "deg"
  }
}

extension ColorValue {
  fileprivate var withoutTransparency: ColorValue {
    ColorValue(
      light: light | 0xFF,
      dark: dark | 0xFF,
      lightHighContrast: lightHighContrast | 0xFF,
      darkHighContrast: darkHighContrast | 0xFF,
      raisedDark: raisedDark | 0xFF,
      raisedDarkHighContrast: raisedDarkHighContrast | 0xFF
    )
  }
}

extension CSS {
  /// Returns a drawing as a data URL of an SVG document.
  fileprivate static func image(_ drawing: Drawing) -> String {
    var text = ""
    for character in drawing.svg().unicodeScalars {
      switch character {
      case "\"": text += "'"
      case "%": text += "%25"
      case "#": text += "%23"
      case "<": text += "%3C"
      case ">": text += "%3E"
      default: text.unicodeScalars.append(character)
      }
    }
    return "url(\"data:image/svg+xml,\(text)\")"
  }

  /// Returns a transform of a matrix given by rows.
  static func matrix(_ rows: [Double]) -> String {
    "matrix3d(\(rows.map(CSS.number).joined(separator: ",")))"
  }

  /// Returns the clip path of a mask; an empty path hides everything.
  static func clip(_ mask: MaskValue) -> String {
    let data = mask.path.isEmpty ? "M0 0" : mask.path.svg
    return "path(\(mask.isEvenOdd ? "evenodd," : "")\"\(data)\")"
  }
}
