public import Foundation

/// The methods that a layer calls on its delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Returns the action for a change; nil for the layer's own one, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
