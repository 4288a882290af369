/// The running background tasks of an app, with their expiration handlers.
struct BackgroundTasks: Sendable {
  typealias Handler = @MainActor @Sendable () -> Void

  private var running: [(identifier: UIBackgroundTaskIdentifier, handler: Handler?)] = []
  private var count = 0

  mutating func begin(_ handler: Handler?) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    running.append((identifier, handler))
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
    running.removeAll { $0.identifier == identifier }
  }

  /// Ends all tasks.
  ///
  /// - Returns: Their expiration handlers, in the order in which the tasks began.
  mutating func endAll() -> [Handler] {
    let handlers = running.compactMap(\.handler)
    running = []
    return handlers
  }
}
