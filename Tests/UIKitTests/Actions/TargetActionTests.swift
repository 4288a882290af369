import Testing
import UIKitTesting

@testable import UIKit

/// Targets and actions of controls.
@MainActor
struct TargetActionTests {
  private final class Target: UIResponder {
    var log: [String] = []

    func tapped() { log.append("tapped") }
    func other() { log.append("other") }
    func sent(_ sender: UIButton) { log.append("sent by \(sender.accessibilityLabel ?? "")") }
    func sentByAny(_ sender: Any?) {
      log.append("sent by \(sender.map { "\(type(of: $0))" } ?? "nil")")
    }
    func sent(_ sender: UIControl, for event: UIEvent?) { log.append("sent for \(event as Any)") }
    func taken() -> Bool {
      log.append("taken")
      return true
    }
    private func hidden() { log.append("hidden") }
    static var hidden: Selector { Selector(Target.hidden) }
  }

  private let target = Target()
  private let button = UIButton()

  init() {
    button.accessibilityLabel = "B"
  }

  private func tap() { button.sendActions(for: .touchUpInside) }

  @Test func actionsAreCalledWithTheParametersOfTheirMethods() {
    for action in [
      Selector(Target.tapped), Selector(Target.sent(_:)), Selector(Target.sentByAny(_:)),
      Selector(Target.sent(_:for:)), Selector(Target.taken), Target.hidden,
    ] {
      button.addTarget(target, action: action, for: .touchUpInside)
    }
    tap()
    #expect(
      target.log == ["tapped", "sent by B", "sent by UIButton", "sent for nil", "taken", "hidden"]
    )
  }

  @Test func actionsAndTargetsAreCalledInTheOrderOfAdding() {
    button.addTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    button.addAction(UIAction { [target] _ in target.log.append("action") }, for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.other), for: .touchUpInside)
    tap()
    #expect(target.log == ["tapped", "action", "other"])
  }

  @Test func anActionOfOneSourceLocationIsAddedOnce() {
    for _ in 0..<3 {
      button.addTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    }
    tap()
    #expect(target.log == ["tapped"])
  }

  @Test func anActionOfOneNameIsAddedOnceWithAllItsEvents() {
    button.addTarget(target, action: Selector(Target.tapped, named: "tapped"), for: .touchDown)
    button.addTarget(target, action: Selector(Target.tapped, named: "tapped"), for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.log == ["tapped"])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func twoActionsWithTheSameParametersAreTwo() {
    button.addTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.other), for: .touchUpInside)
    tap()
    #expect(target.log == ["tapped", "other"])
  }

  @Test func aTargetIsHeldWeaklyAndADeallocatedOneReceivesNothing() {
    var gone: Target? = Target()
    weak let watched = gone
    button.addTarget(gone, action: Selector(Target.tapped), for: .touchUpInside)
    gone = nil
    #expect(watched == nil)
    tap()
    #expect(button.allTargets.isEmpty)
  }

  @Test func targetsAreRemovedByTargetActionAndEvents() {
    let other = Target()
    button.addTarget(target, action: Selector(Target.tapped), for: [.touchUpInside, .touchDown])
    button.addTarget(target, action: Selector(Target.sent(_:)), for: .touchUpInside)
    button.addTarget(other, action: Selector(Target.tapped), for: .touchUpInside)
    // This selector is made at another place in the source; it matches the only action of the
    // target without parameters.
    button.removeTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    tap()
    #expect(target.log == ["sent by B"] && other.log == ["tapped"])
    button.sendActions(for: .touchDown)
    #expect(target.log == ["sent by B", "tapped"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    tap()
    #expect(target.log.count == 2 && other.log.count == 1)
  }

  @Test func anAmbiguousActionRemovesNone() {
    button.addTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    button.addTarget(target, action: Selector(Target.other), for: .touchUpInside)
    button.removeTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    tap()
    #expect(target.log == ["tapped", "other"])
  }

  @Test func handlersAreListedInTheOrderOfAdding() {
    let action = UIAction { _ in }
    button.addAction(action, for: .touchDown)
    button.addTarget(target, action: Selector(Target.tapped), for: .touchUpInside)
    var found: [UIControl.Event] = []
    button.enumerateEventHandlers { _, _, events, stop in
      found.append(events)
      stop = found.count == 2
    }
    #expect(found == [.touchDown, .touchUpInside])
    #expect(button.allTargets == [target])
  }

  @Test func aSubclassOverridesSendAction() {
    final class Watched: UIControl {
      var sent: [Selector] = []

      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
        super.sendAction(action, to: target, for: event)
      }
    }
    let control = Watched()
    let action = Selector(Target.tapped)
    control.addTarget(target, action: action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == [action] && target.log == ["tapped"])
  }
}
