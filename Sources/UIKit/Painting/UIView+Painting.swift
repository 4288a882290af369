import VectorDrawing

extension UIView {
  /// The views that are being drawn with their descendants, outermost first.
  private static var painted: [UIView] = []

  /// Returns the drawing of the view and its descendants.
  ///
  /// - Returns: Nil for a view without a size, or for a view that is already being drawn.
  final func _paint(scale: CGFloat) -> Drawing? {
    guard bounds.width > 0, bounds.height > 0, !UIView.painted.contains(where: { $0 === self })
    else {
      return nil
    }
    UIView.painted.append(self)
    defer { UIView.painted.removeLast() }
    return ViewNodes(of: self).drawing(scale: Double(scale))
  }

  /// Draws the view and its descendants into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context.
  ///   - afterUpdates: Whether the view is laid out first. Changes that need no layout are always
  ///     drawn.
  /// - Returns: Whether it was drawn: false without a context, for a view without a size, and for a
  ///   view that this method is already drawing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard let drawing = _paint(scale: context._scale) else { return false }
    context._draw(.drawing(drawing), in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer and its sublayers into a context, with the layer's corner at the context's
  /// origin.
  ///
  /// The layer's own transform and opacity are ignored. Views that have not been laid out are drawn
  /// with their current frames.
  ///
  /// - Parameter ctx: The context.
  public func render(in ctx: CGContext) {
    if let _view {
      draw(_view, in: ctx)
    } else {
      let host = UIView(frame: CGRect(origin: .zero, size: frame.size))
      host.layer.addSublayer(self)
      defer { removeFromSuperlayer() }
      if let shown = self._view { draw(shown, in: ctx) }
    }
  }

  private func draw(_ view: UIView, in context: CGContext) {
    guard let drawing = view._paint(scale: context._scale) else { return }
    let size = CGSize(width: drawing.width, height: drawing.height)
    context._draw(.drawing(drawing), in: CGRect(origin: view.bounds.origin, size: size))
  }
}
