/// A property whose observers run for every value, including values that an initialiser sets.
///
/// Swift does not call observers when an initialiser sets a property of its own class. On iOS this
/// does not matter, because setters are Objective-C methods; here
/// `extension UILabel { convenience init(…) { self.init(); numberOfLines = 0 } }` would not update
/// any display. A wrapped property is always set through its setter.
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/properties/#Property-Observers
@propertyWrapper
public struct _Observed<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}
