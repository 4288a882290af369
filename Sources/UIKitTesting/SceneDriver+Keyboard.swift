extension SceneDriver {
  /// Sets an on-screen keyboard, which covers the bottom of the window while a text is edited.
  ///
  /// - Parameter height: The height in points; 0 for a device whose keyboard covers nothing.
  public func setKeyboardHeight(_ height: Double) {
    var changed = environment
    changed.keyboard = height
    setEnvironment(changed)
  }
}
