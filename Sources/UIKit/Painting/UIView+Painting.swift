import VectorDrawing

extension UIView {
  /// Views that are being drawn with what is in them, from the outermost.
  private static var painted: [UIView] = []

  /// The drawing of the view and of all in it.
  ///
  /// - Returns: Nil for a view without a size, for one that is being drawn already.
  final func _paint(scale: CGFloat) -> Drawing? {
    guard bounds.width > 0, bounds.height > 0, !UIView.painted.contains(where: { $0 === self })
    else {
      return nil
    }
    UIView.painted.append(self)
    defer { UIView.painted.removeLast() }
    return ViewNodes(of: self).drawing(scale: Double(scale))
  }

  /// Draws the view and all in it into the current context, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The place in the context.
  ///   - afterUpdates: Whether the view is laid out before. Changes that need no layout are always
  ///     drawn.
  /// - Returns: Whether it was drawn: not without a context, nor a view without a size, nor one that is drawn by
  ///   this very method already.
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
  /// Draws the layer and all in it into a context, with the layer's own corner at the context's origin.
  ///
  /// The layer's own transform and opacity do not count. Views that have not been laid out are drawn as they are.
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
