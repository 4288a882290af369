public import Foundation

/// The accessibility attributes of any object, an informal protocol of `NSObject` on iOS.
///
/// Views and bar items have properties of their own, which displays receive. An attribute of another object
/// is stored, for whoever shows the object.
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

@MainActor
extension _AccessibleObject {
  public var isAccessibilityElement: Bool {
    get { attributes?.isElement ?? false }
    set { attribute(\.isElement, newValue) }
  }

  public var accessibilityLabel: String? {
    get { attributes?.label }
    set { attribute(\.label, newValue) }
  }

  public var accessibilityHint: String? {
    get { attributes?.hint }
    set { attribute(\.hint, newValue) }
  }

  public var accessibilityValue: String? {
    get { attributes?.value }
    set { attribute(\.value, newValue) }
  }

  public var accessibilityIdentifier: String? {
    get { attributes?.identifier }
    set { attribute(\.identifier, newValue) }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { attributes?.traits ?? .none }
    set { attribute(\.traits, newValue) }
  }

  private var attributes: StoredAccessibility? {
    objc_getAssociatedObject(self, StoredAccessibility.key) as? StoredAccessibility
  }

  private func attribute<Value>(
    _ path: WritableKeyPath<StoredAccessibility, Value>,
    _ value: Value
  ) {
    var changed = attributes ?? StoredAccessibility()
    changed[keyPath: path] = value
    objc_setAssociatedObject(self, StoredAccessibility.key, changed, .OBJC_ASSOCIATION_RETAIN)
  }
}

private struct StoredAccessibility {
  // Unsafe: a constant, of which nobody reads more than the address.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
