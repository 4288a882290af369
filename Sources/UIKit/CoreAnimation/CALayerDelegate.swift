public import Foundation

/// The methods that a layer calls on its delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a change; nil for the layer's own one, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

  /// Makes the contents of a layer that is to be drawn; one that does not implement it has the layer draw itself.
  func display(_ layer: CALayer)

  /// Draws the content of a layer, in its coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Places what lies in a layer whose size has changed.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) { layer._record() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
