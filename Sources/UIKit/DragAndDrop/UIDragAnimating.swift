public import Foundation

/// An animator that runs the app's animations together with those of a lift, a drop or a cancelled
/// drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a completion, called with `end` after the animation, or with `start` if the lift was
  /// cancelled.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
