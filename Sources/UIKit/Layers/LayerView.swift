import UIKitHosting

/// A view that shows a layer without its own view, among the subviews of the superlayer's view.
final class _LayerView: UIView {
  /// A Boolean value that indicates whether the layer was inserted behind everything that its
  /// superview shows.
  var isAtBack: Bool
  /// The displayed rectangle of a shape layer, in the layer's coordinates.
  private(set) var shapeBounds: CGRect?

  init(_ layer: CALayer, isAtBack: Bool) {
    self.isAtBack = isAtBack
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    _flags.hasOwnFrame = true
    _makeLazyState().layer = layer
    layer._view = self
    clipsToBounds = layer._masks
    _mark(.frame)
    _invalidate(.layer)
    if layer is CAGradientLayer { _invalidate(.gradient) }
    if layer._paints { _invalidate(.drawing) }
    for sublayer in layer._pendingSublayers { layer.addSublayer(sublayer) }
    layer._pendingSublayers = []
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _isPlaceholderView: Bool { true }
  override var _isDrawnByView: Bool { true }

  override func didMoveToSuperview() {
    if _superview != nil { follow(layer) }
  }

  /// Copies the layer's geometry and appearance.
  func follow(_ layer: CALayer) {
    _setFrame(layer._plainFrame)
    if let shape = layer as? CAShapeLayer { follow(shape) }
    autoresizingMask = _superview.map { edges(of: layer._plainFrame, in: $0.bounds.size) } ?? []
    backgroundColor = layer._keepsDepth ? nil : layer.backgroundColor.map(UIColor.init(cgColor:))
    alpha = CGFloat(layer.opacity)
    isHidden = layer.isHidden
  }

  /// Sizes the view to the layer and its path, which is visible beyond the layer's bounds.
  private func follow(_ shape: CAShapeLayer) {
    let plain = shape._plainFrame
    let layerBounds = CGRect(origin: .zero, size: plain.size)
    let painted = shape._paintedBounds ?? layerBounds
    let all = plain.isEmpty ? painted : layerBounds.union(painted)
    shapeBounds = all
    _setFrame(all.offsetBy(dx: plain.minX, dy: plain.minY))
    _invalidate(.drawing)
  }

  /// A Boolean value that indicates whether it lies below the superview's own content, rather than
  /// between the subviews.
  ///
  /// Text and images are a layer's own content, and below all of its sublayers.
  var isBehind: Bool {
    guard let superview = _superview else { return false }
    switch superview._kind {
    case .label, .image: return false
    case .view: return superview._subviews.prefix { $0 is _LayerView }.contains { $0 === self }
    default: return isAtBack
    }
  }

  /// Returns an autoresizing mask that keeps the frame attached to the edges it touches.
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
