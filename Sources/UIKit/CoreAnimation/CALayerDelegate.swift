public import Foundation

/// The delegate of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a change; nil for the default, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

  /// Provides the contents of a layer; by default the layer draws itself.
  func display(_ layer: CALayer)

  /// Draws the content of a layer, in its coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Lays out the sublayers of a layer whose size has changed.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func display(_ layer: CALayer) { layer._record() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
