/// A drawing of its own, which contexts draw as often as needed.
public final class CGLayer {
  public let context: CGContext?
  /// The size, in points.
  public let size: CGSize

  /// Creates a layer with a transparent drawing; nil for an empty size.
  ///
  /// - Parameters:
  ///   - context: A context like those in which the layer is drawn.
  ///   - size: The size, in points.
  ///   - auxiliaryInfo: Ignored, as on iOS.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(_size: size, scale: context._scale)
  }
}

extension CGContext {
  /// Draws a layer in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    _draw(image._content, in: rect)
  }
}
