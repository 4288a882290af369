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

  /// Returns whether the class has a method, which is `sharedApplication` for code that may also run in
  /// app extensions.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector?._name == "sharedApplication"
  }

  /// Calls the method `sharedApplication` of the class.
  ///
  /// - Returns: The application; nil for another method.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
}
