extension UIApplication {
  /// Returns the value of a property of the class by its name: that of `shared`, which code that may
  /// also run in app extensions reads so.
  ///
  /// - Parameter keyPath: `"shared"`, or its name in Objective-C.
  /// - Returns: The application; nil for other names.
  public class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  public class func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }
}
