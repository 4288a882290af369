extension SceneDriver {
  /// Gives the device an on-screen keyboard, which covers the window's foot while a text is edited.
  ///
  /// - Parameter height: Its height in points; 0 for a device whose keyboard covers nothing.
  public func setKeyboardHeight(_ height: Double) {
    var changed = environment
    changed.keyboard = height
    setEnvironment(changed)
  }
}
