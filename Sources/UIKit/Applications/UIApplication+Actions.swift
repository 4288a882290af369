extension UIApplication {
  /// Calls a method of a target.
  ///
  /// Unlike ``sendAction(_:to:from:for:)`` it works outside the handling of an event.
  ///
  /// - Returns: True if a target was found.
  static func _send(
    _ action: Selector,
    to target: AnyObject?,
    from sender: Any?,
    for event: UIEvent?,
    in scene: _SceneRuntime? = nil
  ) -> Bool {
    guard let receiver = target ?? _responder(to: action, from: sender, in: scene) else {
      return false
    }
    action._send(to: receiver, sender: sender, event: event)
    return true
  }

  /// Returns the first object that performs an action without a target: in the responder chain of
  /// the first responder, or else of the sender.
  private static func _responder(
    to action: Selector,
    from sender: Any?,
    in scene: _SceneRuntime?
  ) -> AnyObject? {
    let origin = sender as? UIResponder ?? (sender as? UIBarItem)?._view
    let scene = scene ?? origin?._responderScene ?? _SceneRuntime.current
    for start in [scene?.firstResponder, origin] {
      if let found = start?.target(forAction: action, withSender: sender) {
        return found as AnyObject
      }
    }
    return nil
  }
}
