import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UITableViewRowAction`, `tableView(_:editActionsForRowAt:)`.
@MainActor
struct UITableViewRowActionTests {
  private let source = EditableSource(["a", "b", "c"])

  private func fixture(_ delegate: any UITableViewDelegate) -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  @Test func aSwipeShowsTheActionsAndATapCallsTheHandler() throws {
    let delegate = ActionDelegate()
    let fixture = fixture(delegate)
    try fixture.driver.swipe("b")
    #expect(
      fixture.driver.screen
        == "table\n  row \"a\"\n  row \"b\"\n    action \"Share\"\n    action \"Drop\"\n  row \"c\""
    )
    try fixture.driver.tapAction("Drop")
    #expect(delegate.log.take() == ["Drop 1"])
    #expect(!fixture.driver.screen.contains("action"))
  }

  @Test func anEmptyListOfActionsDisablesTheSwipe() throws {
    let delegate = ActionDelegate()
    delegate.actions = []
    let fixture = fixture(delegate)
    try? fixture.driver.swipe("b")
    #expect(!fixture.driver.screen.contains("action"))
  }

  @Test func nilLeavesTheStandardAction() throws {
    let delegate = ActionDelegate()
    delegate.actions = nil
    let fixture = fixture(delegate)
    try fixture.driver.swipe("b")
    #expect(fixture.driver.screen.contains("action \"Delete\""))
  }

  @Test func aCopyHasTheLooksOfTheAction() throws {
    let action = UITableViewRowAction(style: .normal, title: "Share") { _, _ in }
    action.backgroundColor = .blue
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy.title == "Share" && copy.style == .normal)
    #expect(copy.backgroundColor == .blue && UITableViewRowAction.Style.destructive == .default)
  }
}

private final class ActionDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  lazy var actions: [UITableViewRowAction]? = [
    UITableViewRowAction(style: .normal, title: "Share") { [log] _, path in log("Share \(path.row)")
    },
    UITableViewRowAction(style: .destructive, title: "Drop") { [log] action, path in
      log("\(action.title ?? "") \(path.row)")
    },
  ]

  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { actions }
}
