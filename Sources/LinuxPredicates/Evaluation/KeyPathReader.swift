import Foundation

/// Reads values by key paths, as Objective-C's key-value coding does.
enum KeyPathReader {
  static func value(of object: Any?, _ path: String) -> Any? {
    value(of: object, path.split(separator: ".").map(String.init)[...])
  }

  static func value(of object: Any?, _ keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first else { return object }
    let rest = keys.dropFirst()
    if key.hasPrefix("@") {
      return CollectionOperator.value(of: key, on: object, rest)
    }
    guard let object = object.unwrapped, !(object is NSNull) else { return nil }
    if let found = answer(of: object, to: key) { return value(of: found.value, rest) }
    // The elements of a collection answer for it.
    guard let elements = PredicateOperand.elements(of: object) else {
      stop(
        "[\(type(of: object)) valueForUndefinedKey:]: expected a stored property \"\(key)\" of "
          + "\(type(of: object)), found none. Computed properties are found if rostrum has prepared "
          + "a class that exposes them by @objc, or if the type conforms to PredicateKeyReadable."
      )
    }
    return elements.map { value(of: $0, keys) }
  }

  /// Returns the value of an object for a key; nil for a key that it does not have.
  private static func answer(of object: Any, to key: String) -> PredicateValue? {
    if key.lowercased() == "self" { return PredicateValue(object) }
    if let object = object as? any PredicateKeyReadable {
      // Foundation's own properties follow.
      if let value = object.predicateValue(forKey: key) { return value }
    }
    if let value = dictionaryValue(of: object, key) { return value }
    if PredicateOperand.elements(of: object) != nil { return nil }
    return SystemProperties.value(of: object, key) ?? property(of: object, key)
  }

  private static func dictionaryValue(of object: Any, _ key: String) -> PredicateValue? {
    if type(of: object) is AnyClass {
      return (object as? NSDictionary).map { PredicateValue($0.object(forKey: key)) }
    }
    return switch object {
    case let dictionary as [String: Any]: PredicateValue(dictionary[key])
    case let dictionary as [AnyHashable: Any]: PredicateValue(dictionary[key])
    default: nil
    }
  }

  /// Returns the value of a stored or registered property of a type or its superclasses.
  private static func property(of object: Any, _ key: String) -> PredicateValue? {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "is\(capitalized)", "_\(key)", "_is\(capitalized)"]
    for name in names {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let value = stored(name, in: current) { return value }
        if let value = PredicateProperties.value(name, of: current.subjectType, in: object) {
          return value
        }
        mirror = current.superclassMirror
      }
    }
    return nil
  }

  private static func stored(_ name: String, in mirror: Mirror) -> PredicateValue? {
    for child in mirror.children {
      guard let label = child.label else { continue }
      if label == name { return PredicateValue(child.value) }
      // A lazy property is nil until it is used first.
      if label == "$__lazy_storage_$_\(name)" { return PredicateValue(child.value) }
    }
    return nil
  }
}
