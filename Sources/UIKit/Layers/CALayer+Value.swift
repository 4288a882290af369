import UIKitHosting

extension CALayer {
  final var _value: LayerValue {
    LayerValue(
      cornerRadius: Double(max(0, cornerRadius)),
      // Apple's bits are in the same order.
      corners: LayerValue.Corners(rawValue: UInt8(maskedCorners.rawValue & 0xF)),
      borderWidth: Double(max(0, borderWidth)),
      borderColor: borderColor?._rgba ?? 0,
      effects: rare.map { rare in
        LayerEffects(
          shadow: _shadow,
          transform: rare.transform.isAffine ? rare.transform.affine._value : nil,
          spatialTransform: rare.transform.isAffine ? nil : rare.transform.numbers.map(Double.init),
          anchor: rare.anchorPoint == RareLayerState.middle
            ? nil : ShiftValue(x: Double(rare.anchorPoint.x), y: Double(rare.anchorPoint.y)),
          isContinuous: rare.cornerCurve == .continuous,
          hasLayers: rare.hasLayers,
          zPosition: Double(rare.zPosition)
        )
      }
    )
  }

  /// A layer that masks to its bounds cuts its own shadow off.
  final var _shadow: ShadowValue? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor else { return nil }
    let alpha = (color.alpha * CGFloat(min(shadowOpacity, 1)) * 255).rounded()
    guard alpha > 0 else { return nil }
    var shadow = ShadowValue(
      color: color._rgba & 0xFFFF_FF00 | UInt32(alpha),
      x: Double(shadowOffset.width),
      y: Double(shadowOffset.height),
      radius: Double(max(0, shadowRadius)),
      isOfContent: shadowPath == nil && _view?._fillsItsRectangle != true
    )
    if let bounds = shadowPath?.boundingBoxOfPath, !bounds.isNull {
      let size = frame.size
      shadow.x += Double(bounds.midX - size.width / 2)
      shadow.y += Double(bounds.midY - size.height / 2)
      shadow.spread = Double(min(bounds.width - size.width, bounds.height - size.height) / 2)
    }
    return shadow
  }
}
