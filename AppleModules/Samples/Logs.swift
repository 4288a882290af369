import OSLog
import os

extension Logger {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example.app"

  static let network = Logger(subsystem: subsystem, category: "network")
}

final class Counter {
  private let log = OSLog(subsystem: "com.example.app", category: "counter")
  private let count = OSAllocatedUnfairLock(initialState: 0)

  func increase(for user: String) {
    let value = count.withLock { count in
      count += 1
      return count
    }
    Logger.network.info("User \(user, privacy: .private) has \(value)")
    os_log("%{public}@ has %d", log: log, type: .debug, user, value)
    os_log(.error, log: log, "failed")
  }
}
