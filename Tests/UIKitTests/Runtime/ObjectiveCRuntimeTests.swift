import Foundation
import Testing
import UIKit
import UIKitTesting

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

  private final class Screen: UIViewController {
    var found: UIApplication?
    var isOwn = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let found = UIApplication.perform(Selector(_action: "sharedApplication"))
      self.found = found?.takeUnretainedValue() as? UIApplication
      isOwn = self.found == UIApplication.shared
    }
  }

  @Test func anApplicationIsFoundBySelectors() {
    let screen = Screen()
    SceneDriver(rootViewController: screen).settle()
    #expect(screen.found != nil)
    #expect(screen.isOwn)
    #expect(UIApplication.responds(to: Selector(_action: "sharedApplication")))
    #expect(!UIApplication.responds(to: Selector(_action: "other")))
  }
}
