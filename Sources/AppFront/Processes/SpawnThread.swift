import Dispatch
import Foundation
import Synchronization

/// A thread that never ends, and runs one job after another.
final class SpawnThread: Sendable {
  static let shared = SpawnThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let waiting = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        waiting.wait()
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?()
      }
    }
  }

  /// Runs a job on the thread, and returns its result.
  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value) -> Value {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Value?>(nil)
    jobs.withLock { jobs in
      jobs.append {
        let value = job()
        result.withLock { $0 = value }
        done.signal()
      }
    }
    waiting.signal()
    done.wait()
    guard let value = result.withLock({ $0 }) else {
      preconditionFailure("The job has run, so that there is a result.")
    }
    return value
  }
}
