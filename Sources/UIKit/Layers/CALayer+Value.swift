import UIKitHosting
import VectorDrawing

extension CALayer {
  final var _value: LayerValue {
    guard !_keepsDepth else {
      let lazyState = lazyState ?? LazyLayerState()
      return LayerValue(borderColor: 0, effects: effects(lazyState, shadow: nil))
    }
    return LayerValue(
      cornerRadius: Double(max(0, cornerRadius)),
      // Apple's bits are in the same order.
      corners: LayerValue.Corners(rawValue: UInt8(maskedCorners.rawValue & 0xF)),
      borderWidth: Double(max(0, borderWidth)),
      borderColor: borderColor?._rgba ?? 0,
      effects: lazyState.map { effects($0, shadow: _shadow) }
    )
  }

  private final func effects(_ lazyState: LazyLayerState, shadow: ShadowValue?) -> LayerEffects {
    LayerEffects(
      shadow: shadow,
      transform: lazyState.transform.isAffine ? lazyState.transform.affine._value : nil,
      spatialTransform: lazyState.transform.isAffine
        ? nil : lazyState.transform.numbers.map(Double.init),
      perspective: lazyState.sublayerTransform._viewerDistance,
      keepsDepth: _keepsDepth,
      hidesBack: !lazyState.isDoubleSided,
      anchor: lazyState.anchorPoint == LazyLayerState.middle
        ? nil : ShiftValue(x: Double(lazyState.anchorPoint.x), y: Double(lazyState.anchorPoint.y)),
      isContinuous: lazyState.cornerCurve == .continuous,
      hasLayers: lazyState.hasLayers,
      zPosition: Double(lazyState.zPosition)
    )
  }

  /// The shadow; a layer that masks to its bounds clips its own.
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
      let size = _plainFrame.size
      shadow.x += Double(bounds.midX - size.width / 2)
      shadow.y += Double(bounds.midY - size.height / 2)
      // The corners of a background would be rounded as well.
      if backgroundColor == nil, borderWidth == 0, cornerRadius == 0 {
        shadow.radiusOfCorners = shadowPath?._path.roundedRectRadius ?? 0
      }
      shadow.spread = Double(min(bounds.width - size.width, bounds.height - size.height) / 2)
    }
    return shadow
  }
}

extension CATransform3D {
  /// The distance of the viewer from the plane, in points; nil without perspective.
  fileprivate var _viewerDistance: Double? { m34 < 0 ? Double(-1 / m34) : nil }
}
