/// A value that may be there later.
public struct Async<Value> {
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: Calls its argument with the value when that is there.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  public init(value: Value) {
    self.init { $0(value) }
  }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      run { callback(transform($0)) }
    }
  }
}
