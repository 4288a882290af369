public import Foundation

// Apple's defaults have these methods from key-value coding, which this platform lacks.

extension UserDefaults {
  /// Sets a value; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// Returns a value; nil where none is set.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
