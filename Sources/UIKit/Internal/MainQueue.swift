import Dispatch

/// The queue on which the main actor runs.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether code runs on the main actor now.
  ///
  /// The main thread is no sign of it: under an asynchronous `main`, other threads serve the queue.
  static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
