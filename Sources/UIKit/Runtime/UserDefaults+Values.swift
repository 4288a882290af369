public import Foundation

// Apple's defaults inherit these methods from key-value coding, which this platform lacks.

extension UserDefaults {
  /// Sets a value, or removes it for nil.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// Returns a value, or nil if none is set.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }
}
