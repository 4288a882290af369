/// A value that cannot be compared, such as a closure: the same one only if it was set once.
struct _Identified<Value>: Hashable {
  private final class Mark {}

  let value: Value?
  private let mark: Mark?

  init(_ value: Value? = nil) {
    self.value = value
    mark = value == nil ? nil : Mark()
  }

  static func == (a: Self, b: Self) -> Bool {
    a.mark === b.mark
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(mark.map(ObjectIdentifier.init))
  }
}
