import Foundation
import Synchronization
import Testing
import UIKit

/// Methods that are called by selectors on another thread.
@MainActor
struct PerformingTests {
  @Test func performSelectorOnMainThreadWaitsIfRequested() async {
    let target = MainTarget()
    target.performSelector(
      onMainThread: Selector(MainTarget.take(_:)),
      with: "one",
      waitUntilDone: true
    )
    #expect(target.taken == ["one"])
    target.performSelector(
      onMainThread: Selector(MainTarget.take(_:)),
      with: "two",
      waitUntilDone: false
    )
    #expect(target.taken == ["one"])
    while target.taken.count < 2 { await Task.yield() }
    #expect(target.taken == ["one", "two"])
  }

  @Test func performSelectorInTheBackgroundLeavesTheMainThreadToItsMethods() async {
    let target = MainTarget()
    target.performSelector(inBackground: Selector(MainTarget.take(_:)), with: "one")
    #expect(target.taken == [])
    while target.taken.isEmpty { await Task.yield() }
    #expect(target.taken == ["one"])
    let worker = Worker()
    let isMain = await withCheckedContinuation { continuation in
      worker.answer.withLock { $0 = continuation }
      worker.performSelector(inBackground: Selector(Worker.work), with: nil)
    }
    #expect(!isMain)
  }
}

/// An object whose method resumes a task with a Boolean value: whether it runs on the main thread.
private final class Worker: NSObject, Sendable {
  let answer = Mutex<CheckedContinuation<Bool, Never>?>(nil)

  func work() { answer.withLock(\.self)?.resume(returning: Thread.isMainThread) }
}

private final class MainTarget: UIResponder {
  private(set) var taken: [String] = []

  func take(_ value: Any?) { taken.append(value as? String ?? "") }
}
