import Foundation
import Testing
import UIKit

/// Apple: the functions of the Objective-C runtime that existing code calls.
@MainActor
struct ObjectiveCRuntimeTests {
  @Test func anObjectIsLockedForOneThread() async {
    final class Counter: @unchecked Sendable {
      // Unchecked: the lock of the object guards it.
      var value = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 4000)
    #expect(objc_sync_exit(counter) == -1)
  }

  @Test func noMethodsAreFoundBySelectors() {
    #expect(class_getInstanceMethod(UIView.self, Selector(_action: "layoutSubviews")) == nil)
    #expect(class_getClassMethod(UIView.self, Selector(_action: "new")) == nil)
  }

  @Test func anApplicationIsFoundBySelectors() throws {
    let selector = Selector(_action: "sharedApplication")
    #expect(UIApplication.responds(to: selector))
    let found = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    #expect(try #require(found) == UIApplication.shared)
    #expect(!UIApplication.responds(to: Selector(_action: "other")))
  }
}
