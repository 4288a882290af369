public import Foundation

/// Runs the app's animations beside those of a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has a closure called at the end: with `end` when the animation is over, with `start` where it was
  /// taken back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
