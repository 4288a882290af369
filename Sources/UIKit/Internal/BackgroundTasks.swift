/// The tasks of an app that go on in the background, with what is called if the app ends before them.
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
  /// - Returns: Their handlers, in the order of beginning.
  mutating func endAll() -> [Handler] {
    let handlers = running.compactMap(\.handler)
    running = []
    return handlers
  }
}
