/// A property whose observers hear of every value, also of one that an initialiser sets.
///
/// Swift leaves observers out where an initialiser sets a property of its own class. On iOS that is
/// no matter, as setters there are Objective-C's; here `extension UILabel { convenience init(…) {
/// self.init(); numberOfLines = 0 } }` would say nothing to any display. What has a wrapper is set by
/// its setter from everywhere.
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/#Property-Observers
@propertyWrapper
public struct _Told<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}
