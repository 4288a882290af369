// Associated objects, in Apple's SDK functions of the Objective-C runtime.

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// Apple's names.
/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: nil is returned once the object is deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied if it is an `NSCopying` object.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Sets an associated value of an object; nil removes the value of the key.
///
/// Views, view controllers, layers, gesture recognisers and bar items release their values when
/// they are deallocated. Swift has no such hook for objects of other classes: their values are
/// released at the latest when twice as many objects have values as there were after the last sweep
/// for deallocated ones.
/// - Parameters:
///   - object: The object.
///   - key: The address of a global or static variable, which exists as long as the process.
///   - value: The value.
///   - policy: The ownership of the value.
/// - Complexity: O(1) amortised.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let value = value.map { AssociatedValue($0, policy) }
  AssociatedObjects.shared.set(value, of: object as AnyObject, at: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Returns the associated value of an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, at: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// Objects whose values are released when they are deallocated.
///
/// Their `deinit` calls `_releaseAssociatedObjects()`.
protocol _AssociatedObjectOwner: AnyObject {
  /// A Boolean value indicating whether the object has ever had associated values; guarded by the
  /// table's lock.
  nonisolated var _hasAssociatedObjects: Bool { get set }
}

extension _AssociatedObjectOwner {
  nonisolated func _releaseAssociatedObjects() {
    if _hasAssociatedObjects { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(self)) }
  }
}

/// A value with the ownership of its policy.
private struct AssociatedValue {
  private let retained: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // A value that is not an object would be deallocated immediately with its box.
      let isObject = type(of: value) is AnyClass
      retained = isObject ? nil : value
      assigned = isObject ? value as AnyObject : nil
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      retained = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      retained = value
    }
  }

  var value: Any? { retained ?? assigned }
}

/// The associated values of all objects.
///
/// Removed values are released after the lock is, because their `deinit` may call these functions
/// again.
private final class AssociatedObjects: @unchecked Sendable {
  // Unchecked: all state is behind the lock.
  static let shared = AssociatedObjects()

  private struct Entry {
    /// Nil for owners, which remove their entry themselves and may read it during deallocation.
    weak var object: AnyObject?
    let isOwner: Bool
    var values: [UnsafeRawPointer: AssociatedValue] = [:]

    init(of object: AnyObject) {
      isOwner = object is any _AssociatedObjectOwner
      if !isOwner { self.object = object }
    }

    func isOf(_ other: AnyObject) -> Bool { isOwner || object === other }
    var isStale: Bool { !isOwner && object == nil }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the next sweep for deallocated objects starts.
  private var limit = 64

  func value(of object: AnyObject, at key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.isOf(object) else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: AssociatedValue?, of object: AnyObject, at key: UnsafeRawPointer) {
    let id = ObjectIdentifier(object)
    var released: [Any] = []
    lock.withLock {
      // The address may have belonged to another object.
      if let known = entries[id], !known.isOf(object) {
        released.append(known)
        entries[id] = nil
      }
      guard let value else {
        if let old = entries[id]?.values.removeValue(forKey: key) { released.append(old) }
        if entries[id]?.values.isEmpty == true { entries[id] = nil }
        return
      }
      if entries[id] == nil {
        if entries.count >= limit { released += sweep() }
        entries[id] = Entry(of: object)
        (object as? any _AssociatedObjectOwner)?._hasAssociatedObjects = true
      }
      if let old = entries[id]?.values.updateValue(value, forKey: key) { released.append(old) }
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of id: ObjectIdentifier) {
    let removed = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(removed) {}
  }

  /// Removes the entries of deallocated objects.
  private func sweep() -> [Entry] {
    let stale = entries.filter { $0.value.isStale }
    for id in stale.keys { entries[id] = nil }
    limit = max(64, 2 * entries.count)
    return Array(stale.values)
  }
}
