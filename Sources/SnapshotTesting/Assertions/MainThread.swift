import Foundation

/// A value that crosses threads while the thread that gets or gave it waits.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

/// Knows the main queue, which another thread runs after the main thread has been parked.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs a block on the main thread, on which views live, and waits for it.
///
/// - Returns: The block's result.
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  // The caller waits, so that nothing else uses what the block captures.
  withoutActuallyEscaping(body) { body in
    let handed = Handed(value: body)
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
      return MainActor.assumeIsolated { Handed(value: handed.value()) }.value
    }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated { Handed(value: handed.value()) }
    }.value
  }
}

/// Runs a block on the main thread with a value of this thread, and waits for it.
///
/// - Returns: The block's result.
func onMainThread<Value, Result>(
  with value: Value,
  _ body: @MainActor (Value) -> Result
) -> Result {
  let handed = Handed(value: value)
  return onMainThread { body(handed.value) }
}
