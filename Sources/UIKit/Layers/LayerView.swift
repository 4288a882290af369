import UIKitHosting

/// Shows a layer that lies in another, in the place of a subview.
final class _LayerView: UIView {
  /// Whether it was laid behind everything that its superview shows.
  var isAtBack: Bool
  /// The rectangle that is shown of a shape layer, in its coordinates.
  private(set) var shapeBounds: CGRect?

  init(_ layer: CALayer, isAtBack: Bool) {
    self.isAtBack = isAtBack
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    _hasOwnFrame = true
    _makeRare().layer = layer
    layer._view = self
    clipsToBounds = layer._masks
    _mark(.frame)
    _invalidate(.layer)
    if layer is CAGradientLayer { _invalidate(.gradient) }
    if layer._paints { _invalidate(.drawing) }
    for sublayer in layer._waiting { layer.addSublayer(sublayer) }
    layer._waiting = []
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _isStandIn: Bool { true }

  override func didMoveToSuperview() {
    if _superview != nil { follow(layer) }
  }

  /// Looks like its layer.
  func follow(_ layer: CALayer) {
    frame = layer.frame
    if let shape = layer as? CAShapeLayer { follow(shape) }
    autoresizingMask = _superview.map { edges(of: layer.frame, in: $0.bounds.size) } ?? []
    backgroundColor = layer._keepsDepth ? nil : layer.backgroundColor.map(UIColor.init(cgColor:))
    alpha = CGFloat(layer.opacity)
    isHidden = layer.isHidden
  }

  /// As large as the layer and its path: a path is seen beyond the bounds of its layer.
  private func follow(_ shape: CAShapeLayer) {
    let layerBounds = CGRect(origin: .zero, size: shape.frame.size)
    let painted = shape._paintedBounds ?? layerBounds
    let all = shape.frame.isEmpty ? painted : layerBounds.union(painted)
    shapeBounds = all
    frame = all.offsetBy(dx: shape.frame.minX, dy: shape.frame.minY)
    _invalidate(.drawing)
  }

  /// Whether it lies below what its superview shows itself, rather than between the subviews.
  ///
  /// Text and pictures are a layer's own content, and below all that lies in it.
  var isBehind: Bool {
    guard let superview = _superview else { return false }
    switch superview._kind {
    case .label, .image: return false
    case .view: return superview._subviews.prefix { $0 is _LayerView }.contains { $0 === self }
    default: return isAtBack
    }
  }

  /// What keeps to the edges that it touches.
  private func edges(of frame: CGRect, in size: CGSize) -> AutoresizingMask {
    func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
    var mask: AutoresizingMask = []
    if size.width > 0, touches(frame.maxX, size.width) {
      mask.insert(touches(frame.minX, 0) ? .flexibleWidth : .flexibleLeftMargin)
    }
    if size.height > 0, touches(frame.maxY, size.height) {
      mask.insert(touches(frame.minY, 0) ? .flexibleHeight : .flexibleTopMargin)
    }
    return mask
  }
}
