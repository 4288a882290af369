/// A wrapper for a value that is not equatable, such as a closure; equal only to copies of itself.
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
