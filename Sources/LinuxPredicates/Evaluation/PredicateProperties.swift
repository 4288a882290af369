import Synchronization

/// The computed properties of classes that predicates read, by their names.
///
/// On iOS Objective-C's runtime finds them. Here the preparation of `rostrum` registers those that a
/// source exposes to Objective-C.
public enum PredicateProperties {
  /// The properties of a class.
  ///
  /// Unchecked: a predicate reads a property where it is evaluated, as on iOS.
  private struct Entry: @unchecked Sendable {
    let properties: [String: (AnyObject) -> Any?]
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Registers properties of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - properties: The functions that read them, by their names.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    _ properties: [String: (Object) -> Any?]
  ) {
    let entry = Entry(
      properties: properties.mapValues { read in { object in (object as? Object).flatMap(read) } }
    )
    entries.withLock { entries in
      let known = entries[ObjectIdentifier(type)]?.properties ?? [:]
      let all = known.merging(entry.properties) { $1 }
      entries[ObjectIdentifier(type)] = Entry(properties: all)
    }
  }

  /// Returns the value of a registered property; nil if the class has none of the name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The class, or a superclass of that of the object.
  ///   - object: The object.
  /// - Returns: The value.
  static func value(_ name: String, of type: Any.Type, in object: Any) -> PredicateValue? {
    guard let read = entries.withLock({ $0[ObjectIdentifier(type)]?.properties[name] }) else {
      return nil
    }
    return PredicateValue(read(object as AnyObject))
  }
}
