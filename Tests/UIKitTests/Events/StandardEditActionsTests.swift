import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Apple: `UIResponderStandardEditActions`, `canPerformAction(_:withSender:)`.
@MainActor
struct StandardEditActionsTests {
  // MARK: Selectors

  @Test func selectorsOfAnEditActionAreEqualAcrossClasses() {
    let copy = Selector(UIResponder.copy(_:))
    #expect(copy == Selector(CopyingLabel.copy(_:)))
    #expect(copy == Selector(UIView.copy(_:)))
    #expect(copy == Selector(UITextField.copy(_:)))
    #expect(copy == Selector((any UIResponderStandardEditActions).copy(_:)))
    #expect(copy != Selector(CopyingLabel.cut(_:)))
    #expect(Set([copy, Selector(CopyingLabel.copy(_:))]).count == 1)
  }

  @Test func methodsOfTheAppAreNoStandardEditActions() {
    #expect(Selector(CopyingLabel.shout(_:)) != Selector(CopyingLabel.copy(_:)))
    #expect(Selector(CopyingLabel.shout(_:))._editAction == nil)
    // An overload of an inherited method is selected by its type.
    let own = Selector(Finder.find as @Sendable (Finder) -> @MainActor () -> Void)
    #expect(own._editAction == nil)
  }

  @Test(arguments: _EditAction.allCases)
  func theProtocolNamesEveryAction(_ action: _EditAction) {
    let probe = EditActionProbe()
    let responder = Forwarder(probe)
    action.perform(on: responder, sender: nil)
    #expect(probe.action == nil || probe.action == action)
    let selector = Selector(action)
    #expect(selector._editAction == action)
    #expect(!UIResponder().canPerformAction(selector, withSender: nil))
  }

  // MARK: What a class performs

  @Test func aClassPerformsOnlyTheActionsThatItOverrides() {
    let performed = { (type: UIResponder.Type) in
      _EditAction.allCases.filter { $0.isPerformed(by: type) }
    }
    #expect(performed(UIResponder.self) == [])
    #expect(performed(UIView.self) == [])
    #expect(performed(CopyingLabel.self) == [.copy])
    #expect(performed(SpecialLabel.self) == [.copy, .printContent])
    #expect(performed(Forwarder.self) == [.cut, .find])
    #expect(
      performed(UITextField.self) == [.cut, .copy, .paste, .select, .selectAll, .delete]
    )
  }

  @Test func canPerformActionIsTrueForOverriddenActions() {
    let label = CopyingLabel()
    #expect(label.canPerformAction(Selector(UIResponder.copy(_:)), withSender: nil))
    #expect(!label.canPerformAction(Selector(UIResponder.paste(_:)), withSender: nil))
    #expect(label.responds(to: Selector(UIResponder.copy(_:))))
    #expect(!label.responds(to: Selector(UIResponder.cut(_:))))
    #expect(!NSObject().responds(to: Selector(UIResponder.copy(_:))))
  }

  @Test func anOverrideComparesActions() {
    let label = SpecialLabel()
    let answers = [
      Selector(UIResponder.copy(_:)), Selector(UIResponder.delete(_:)),
      Selector(UIResponder.selectAll(_:)), Selector(UIResponder.paste(_:)),
    ].map { label.canPerformAction($0, withSender: nil) }
    #expect(answers == [true, true, true, false])
  }

  @Test func theFirstObjectOfTheChainIsTheTarget() {
    let screen = PastingScreen()
    let label = CopyingLabel()
    screen.view.addSubview(label)
    let driver = SceneDriver(rootViewController: screen)
    #expect(
      label.target(forAction: Selector(UIView.copy(_:)), withSender: nil) as? UIView === label
    )
    let paste = label.target(forAction: Selector(UIView.paste(_:)), withSender: nil)
    #expect(paste as? UIViewController === screen)
    #expect(label.target(forAction: Selector(UIView.cut(_:)), withSender: nil) == nil)
    #expect(driver.find(nil, .menu).isEmpty)
  }

  // MARK: Sending

  @Test func anActionGoesToTheFirstResponder() {
    let screen = PastingScreen()
    let label = CopyingLabel()
    screen.view.addSubview(label)
    let driver = SceneDriver(rootViewController: screen)
    #expect(label.becomeFirstResponder())
    let runtime = driver.scene as? _SceneRuntime
    runtime?.turn {
      let application = UIApplication.shared
      #expect(application.sendAction(Selector(UIView.copy(_:)), to: nil, from: 7, for: nil))
      #expect(application.sendAction(Selector(UIView.paste(_:)), to: nil, from: nil, for: nil))
      #expect(!application.sendAction(Selector(UIView.cut(_:)), to: nil, from: nil, for: nil))
    }
    #expect(label.senders == ["7"])
    #expect(screen.pastes == 1)
  }

  @Test func anActionThatIsNotOverriddenDoesNothing() {
    let label = CopyingLabel()
    label.perform(Selector(UIView.cut(_:)), with: nil)
    label.cut(nil)
    #expect(label.senders == [])
  }

  /// `NSObject.copy()` is unaffected.
  @Test func objectsAreCopiedAsBefore() {
    #expect(NSString(string: "a").copy() as? String == "a")
    let color = UIColor.red
    #expect(color.copy(with: nil) as? UIColor == color)
  }

  @Test func everyResponderAllowsEditingGestures() {
    #expect(UIView().editingInteractionConfiguration == .default)
  }
}

private class CopyingLabel: UILabel {
  private(set) var senders: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func copy(_ sender: Any?) {
    senders.append(sender.map { "\($0)" } ?? "nil")
  }

  func shout(_ sender: Any?) {}
}

private final class SpecialLabel: CopyingLabel {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector((any UIResponderStandardEditActions).delete(_:)) { return true }
    if action == Selector(SpecialLabel.selectAll(_:)) { return true }
    return super.canPerformAction(action, withSender: sender)
  }

  override func printContent(_ sender: Any?) {}
}

private final class Forwarder: UIResponder {
  private let probe: EditActionProbe

  init(_ probe: EditActionProbe) {
    self.probe = probe
    super.init()
  }

  override func cut(_ sender: Any?) { probe.cut(sender) }
  override func find(_ sender: Any?) { probe.find(sender) }
}

private final class Finder: UIView {
  func find() {}
}

private final class PastingScreen: UIViewController {
  private(set) var pastes = 0

  override func paste(_ sender: Any?) { pastes += 1 }
}
