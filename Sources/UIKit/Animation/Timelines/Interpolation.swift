import UIKitHosting

// Interpolation; fractions beyond 1 occur with springs that overshoot.

extension CGRect {
  func animatingTo(_ end: CGRect, _ part: Double) -> CGRect {
    CGRect(
      x: minX + (end.minX - minX) * part,
      y: minY + (end.minY - minY) * part,
      width: max(0, width + (end.width - width) * part),
      height: max(0, height + (end.height - height) * part)
    )
  }
}

extension LayerValue {
  /// Returns the end value, with animatable parts interpolated at a fraction.
  func animatingTo(_ end: LayerValue, _ part: Double) -> LayerValue {
    var value = self
    value.corners = end.corners
    value.cornerRadius = max(0, cornerRadius + (end.cornerRadius - cornerRadius) * part)
    value.borderWidth = max(0, borderWidth + (end.borderWidth - borderWidth) * part)
    value.borderColor = mix(borderColor, end.borderColor, part)
    guard effects != end.effects else { return value }
    var changed = effects ?? LayerEffects()
    changed.transform = mix(effects?.transform, end.effects?.transform, part)
    mixSpatialTransforms(effects, end.effects, part, into: &changed)
    changed.shadow = mix(effects?.shadow, end.effects?.shadow, part)
    if let last = end.effects {
      changed.material = last.material
      changed.isContinuous = last.isContinuous
      changed.hasLayers = last.hasLayers
      changed.zPosition = last.zPosition
      changed.anchor = last.anchor
    }
    value.effects = changed
    return value
  }
}

/// Interpolates transforms of which at least one is three-dimensional.
private func mixSpatialTransforms(
  _ start: LayerEffects?,
  _ end: LayerEffects?,
  _ part: Double,
  into effects: inout LayerEffects
) {
  guard start?.spatialTransform != nil || end?.spatialTransform != nil else { return }
  let map = TransformComponents.mix(start._transform, end._transform, CGFloat(part))
  effects.transform = map.isAffine ? map.affine._value : nil
  effects.spatialTransform = map.isAffine ? nil : map.numbers.map(Double.init)
}

extension LayerEffects? {
  fileprivate var _transform: CATransform3D {
    if let rows = self?.spatialTransform { return CATransform3D(rows.map { CGFloat($0) }) }
    guard let map = self?.transform else { return .identity }
    return CATransform3D(
      CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    )
  }
}

extension UIColor {
  /// Returns a colour between two; nil counts as transparent.
  static func _between(_ start: UIColor?, _ end: UIColor?, _ part: Double) -> UIColor? {
    if part == 0 { return start }
    if part == 1 { return end }
    guard let first = start?._solid ?? end?._solid._clear,
      let last = end?._solid ?? start?._solid._clear
    else { return nil }
    return UIColor(
      _value: ColorValue(
        light: mix(first.light, last.light, part),
        dark: mix(first.dark, last.dark, part),
        lightHighContrast: mix(first.lightHighContrast, last.lightHighContrast, part),
        darkHighContrast: mix(first.darkHighContrast, last.darkHighContrast, part),
        raisedDark: mix(first.raisedDark, last.raisedDark, part),
        raisedDarkHighContrast: mix(first.raisedDarkHighContrast, last.raisedDarkHighContrast, part)
      )
    )
  }

  /// The colour value, with the system blue of windows for an unresolved tint.
  private var _solid: ColorValue {
    _value == .tint ? UIColor.systemBlue._value : _value
  }
}

extension ColorValue {
  /// The colour with an alpha of 0.
  fileprivate var _clear: ColorValue {
    ColorValue(
      light: light & 0xFFFF_FF00,
      dark: dark & 0xFFFF_FF00,
      lightHighContrast: lightHighContrast & 0xFFFF_FF00,
      darkHighContrast: darkHighContrast & 0xFFFF_FF00,
      raisedDark: raisedDark & 0xFFFF_FF00,
      raisedDarkHighContrast: raisedDarkHighContrast & 0xFFFF_FF00
    )
  }
}

/// Interpolates RGBA values, weighted by alpha as in displays.
private func mix(_ start: UInt32, _ end: UInt32, _ part: Double) -> UInt32 {
  guard start != end else { return start }
  func channel(_ color: UInt32, _ shift: UInt32) -> Double { Double(color >> shift & 0xFF) }
  let (first, last) = (channel(start, 0), channel(end, 0))
  let alpha = first + (last - first) * part
  func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 255).rounded()) }
  var color = byte(alpha)
  guard alpha > 0 else { return end & 0xFFFF_FF00 }
  for shift: UInt32 in [8, 16, 24] {
    let weighted = channel(start, shift) * first * (1 - part) + channel(end, shift) * last * part
    color |= byte(weighted / alpha) << shift
  }
  return color
}

private func mix(_ start: ShadowValue?, _ end: ShadowValue?, _ part: Double) -> ShadowValue? {
  guard start != end else { return end }
  guard let shape = end ?? start else { return nil }
  if part == 1 { return end }
  if part == 0 { return start }
  func clear(_ shadow: ShadowValue) -> ShadowValue {
    var shadow = shadow
    shadow.color &= 0xFFFF_FF00
    return shadow
  }
  let (first, last) = (start ?? clear(shape), end ?? clear(shape))
  var mixed = ShadowValue(
    color: mix(first.color, last.color, part),
    x: first.x + (last.x - first.x) * part,
    y: first.y + (last.y - first.y) * part,
    radius: max(0, first.radius + (last.radius - first.radius) * part),
    isOfContent: shape.isOfContent
  )
  mixed.spread = first.spread + (last.spread - first.spread) * part
  return mixed
}

/// Interpolates rotation, scale and translation separately, so that half a rotation has half the
/// angle.
private func mix(_ start: TransformValue?, _ end: TransformValue?, _ part: Double)
  -> TransformValue?
{
  guard start != end, part != 1 else { return end }
  guard part != 0 else { return start }
  let identity = TransformValue(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  let (first, last) = (start ?? identity, end ?? identity)
  func number(_ path: KeyPath<TransformValue, Double>) -> Double {
    first[keyPath: path] + (last[keyPath: path] - first[keyPath: path]) * part
  }
  guard let one = TransformParts(first), let other = TransformParts(last) else {
    return TransformValue(
      a: number(\.a),
      b: number(\.b),
      c: number(\.c),
      d: number(\.d),
      tx: number(\.tx),
      ty: number(\.ty)
    )
  }
  let parts = one.animatingTo(other, part)
  return parts.value(tx: number(\.tx), ty: number(\.ty))
}

/// The decomposition of a transform without its translation: scale, then shear, then rotation.
private struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  var angle: Double

  /// Creates the decomposition; nil for a singular transform.
  init?(_ value: TransformValue) {
    let determinant = value.a * value.d - value.b * value.c
    let length = (value.a * value.a + value.b * value.b).squareRoot()
    guard determinant != 0, length > 0 else { return nil }
    scaleX = length
    scaleY = determinant / length
    shear = (value.a * value.c + value.b * value.d) / determinant
    angle = atan2(value.b, value.a)
  }

  func animatingTo(_ end: TransformParts, _ part: Double) -> TransformParts {
    var parts = self
    parts.scaleX += (end.scaleX - scaleX) * part
    parts.scaleY += (end.scaleY - scaleY) * part
    parts.shear += (end.shear - shear) * part
    // Rotates by the smaller angle.
    let turn = (end.angle - angle).remainder(dividingBy: 2 * .pi)
    parts.angle += turn * part
    return parts
  }

  func value(tx: Double, ty: Double) -> TransformValue {
    let (sine, cosine) = (sin(angle), cos(angle))
    return TransformValue(
      a: cosine * scaleX,
      b: sine * scaleX,
      c: (cosine * shear - sine) * scaleY,
      d: (sine * shear + cosine) * scaleY,
      tx: tx,
      ty: ty
    )
  }
}
