import Foundation

/// Collects the app's animations and completions, and runs them together with UIKit's own.
final class DragAnimator: NSObject, UIDragAnimating {
  static let duration: TimeInterval = 0.3

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the animations in the surrounding animation block.
  func animate() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  func complete(_ position: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
