public import Foundation

/// Receives what layers ask and tell.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// What happens when something of a layer changes; nil for the layer's own action, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
