import UIKitHosting

// What a person types and flips.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleTyping(_ action: InputEvent.Action, on view: UIView?) -> Bool {
    false
  }
}
