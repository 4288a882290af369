import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Selectors made from methods, and the methods that they call.
@MainActor
struct SelectorTests {
  private final class Watcher: NSObject {
    var log: [String] = []

    func began() { log.append("began") }
    func ticked(_ timer: Timer) { log.append(timer.isValid ? "ticked" : "") }
    func posted(_ notification: Notification) { log.append(notification.name.rawValue) }
    func turn() { log.append("turned") }
    func turn(_ sender: Any?) { log.append("turned by \(sender ?? "nil")") }
    func search(_ text: Any?) { log.append("search \(text ?? "nil")") }
  }

  private final class Counter: NSObject, @unchecked Sendable {
    var count = 0

    func posted() { count += 1 }
  }

  @MainActor
  private final class Page: NSObject {
    var turns = 0

    func turn() { turns += 1 }
    func turn(_ sender: Any?) { turns += 10 }
  }

  private let center = NotificationCenter()
  private let name = Notification.Name("Posted")

  @Test func selectorsAreEqualByNameOrElseBySourceLocation() {
    func here() -> Selector { Selector(Watcher.began) }
    #expect(here() == here() && here() != Selector(Watcher.began))
    #expect(Selector(Watcher.began, named: "a") == Selector(Watcher.began, named: "a"))
    // As in Objective-C, a selector is a name, whatever class implements it.
    #expect(Selector(Watcher.began, named: "a") == Selector(Counter.posted, named: "a"))
    #expect(Selector(Watcher.began, named: "a") != Selector(Watcher.began, named: "b"))
  }

  @Test func anObjectRespondsToTheMethodsOfItsClass() {
    #expect(Watcher().responds(to: Selector(Watcher.began)))
    #expect(!Watcher().responds(to: Selector(Counter.posted)))
    let object: any NSObjectProtocol = Watcher()
    #expect(object.responds(to: Selector(Watcher.began)))
    #expect(!object.responds(to: Selector(_action: "began:")))
    let watcher = Watcher()
    watcher.perform(Selector(Watcher.search(_:)), with: "a")
    #expect(watcher.log == ["search a"])
  }

  @Test func anOverloadedMethodIsWrittenWithItsLabelsOrItsType() {
    let watcher = Watcher()
    watcher.perform(Selector(Watcher.turn(_:)), with: "a")
    watcher.perform(Selector(Watcher.turn as @Sendable (Watcher) -> () -> Void))
    #expect(watcher.log == ["turned by a", "turned"])
    let page = Page()
    page.perform(Selector(Page.turn as @Sendable (Page) -> @MainActor () -> Void))
    #expect(page.turns == 1)
  }

  @Test func notificationsCallAMethodUntilTheObserverIsRemoved() {
    let watcher = Watcher()
    center.addObserver(watcher, selector: Selector(Watcher.posted(_:)), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(watcher.log == ["Posted"])
    center.removeObserver(watcher)
    center.post(name: name, object: nil)
    #expect(watcher.log == ["Posted"])
  }

  @Test func anObserverIsRemovedForANameOrAnObject() {
    let watcher = Watcher()
    let other = Notification.Name("Other")
    center.addObserver(watcher, selector: Selector(Watcher.posted(_:)), name: name, object: nil)
    center.addObserver(
      watcher,
      selector: Selector(Watcher.posted(_:)),
      name: other,
      object: self.center
    )
    center.removeObserver(watcher, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(watcher.log.isEmpty)
    center.post(name: other, object: center)
    #expect(watcher.log == ["Other"])
    center.removeObserver(watcher, name: nil, object: center)
    center.post(name: other, object: center)
    #expect(watcher.log == ["Other"])
  }

  @Test func anObserverIsHeldWeakly() {
    var watcher: Watcher? = Watcher()
    weak let watched = watcher
    center.addObserver(watcher as Any, selector: Selector(Watcher.began), name: name, object: nil)
    watcher = nil
    #expect(watched == nil)
    center.post(name: name, object: nil)
  }

  @Test func aTokenOfAClosureIsStillRemoved() {
    let counter = Counter()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in counter.posted() }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(counter.count == 1)
  }

  @Test func aNonisolatedMethodIsCalledOnThePostingThread() async {
    let counter = Counter()
    center.addObserver(counter, selector: Selector(Counter.posted), name: name, object: nil)
    let (center, name) = (center, name)
    let count = await Task.detached {
      center.post(name: name, object: nil)
      return counter.count
    }.value
    #expect(count == 1)
  }

  @Test func aTimerCallsAMethodOfItsTargetWhichItRetains() {
    var watcher: Watcher? = Watcher()
    weak let watched = watcher
    let timer = Timer(
      timeInterval: 1_000,
      target: watcher as Any,
      selector: Selector(Watcher.ticked(_:)),
      userInfo: nil,
      repeats: true
    )
    watcher = nil
    timer.fire()
    #expect(watched?.log == ["ticked"])
    timer.invalidate()
  }

  @Test func aMethodIsPerformedAfterADelayOfTheScenesClock() {
    let driver = SceneDriver(rootViewController: UIViewController())
    let watcher = Watcher()
    turn(of: driver) {
      watcher.perform(Selector(Watcher.search(_:)), with: "a", afterDelay: 0.3)
      watcher.perform(Selector(Watcher.began), with: nil, afterDelay: 0.2)
    }
    driver.clock.advance(by: .milliseconds(250))
    #expect(watcher.log == ["began"])
    driver.clock.advance(by: .milliseconds(100))
    #expect(watcher.log == ["began", "search a"])
  }

  @Test func aSceneThatHasEndedCallsNothing() {
    let driver = SceneDriver(rootViewController: UIViewController())
    let watcher = Watcher()
    turn(of: driver) { watcher.perform(Selector(Watcher.began), with: nil, afterDelay: 0.3) }
    driver.scene.disconnect()
    driver.clock.advance(by: .seconds(1))
    #expect(watcher.log.isEmpty)
  }

  @Test func delayedCallsAreCancelledByMethodAndArgumentOrByTarget() {
    let driver = SceneDriver(rootViewController: UIViewController())
    let watcher = Watcher()
    turn(of: driver) {
      for text in ["a", "b"] {
        watcher.perform(Selector(Watcher.search(_:)), with: text, afterDelay: 0.3)
      }
      NSObject.cancelPreviousPerformRequests(
        withTarget: watcher,
        selector: Selector(Watcher.search(_:)),
        object: "a"
      )
    }
    driver.clock.advance(by: .seconds(1))
    #expect(watcher.log == ["search b"])
    turn(of: driver) {
      watcher.perform(Selector(Watcher.began), with: nil, afterDelay: 0.3)
      NSObject.cancelPreviousPerformRequests(withTarget: watcher)
    }
    driver.clock.advance(by: .seconds(1))
    #expect(watcher.log == ["search b"])
  }

  /// Runs code as in an event of the scene.
  private func turn(of driver: SceneDriver, _ body: () -> Void) {
    (driver.scene as? _SceneRuntime)?.turn(body)
  }
}
