import Dispatch

/// The queue on which the main actor runs.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// A Boolean value that indicates whether the running code is on the main actor.
  ///
  /// Checking the main thread is not enough: under an asynchronous `main`, other threads serve the
  /// queue.
  static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
