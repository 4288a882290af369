import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider`.
///
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/trailingswipeactionsconfigurationprovider
@MainActor
struct UICollectionViewListSwipeTests {
  private let log = CallLog()

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [log] _, _, done in
      log(title)
      done(true)
    }
  }

  private func fixture(
    leading: Bool = false,
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> ListFixture {
    ListFixture(
      ["a", "b", "c"],
      { list in
        list.trailingSwipeActionsConfigurationProvider = { path in
          log("asks \(path.item)")
          return path.item == 2
            ? nil : UISwipeActionsConfiguration(actions: [action("Delete"), action("More")])
        }
        guard leading else { return }
        list.leadingSwipeActionsConfigurationProvider = { _ in
          let configuration = UISwipeActionsConfiguration(actions: [action("Mark")])
          configuration.performsFirstActionWithFullSwipe = false
          return configuration
        }
      },
      configure: configure
    )
  }

  private func value(_ text: String, in fixture: ListFixture) throws -> RowValue {
    let cell = try fixture.driver.element(text, .cell)
    let rows = (fixture.driver.display.tree[cell.id]?.attributes ?? []).compactMap { attribute in
      if case .row(let row) = attribute { row } else { nil as RowValue? }
    }
    return try #require(rows.first)
  }

  @Test func aSwipeShowsTheActionsOfAnItemAndATapPerformsOne() throws {
    let fixture = fixture()
    #expect(log.take() == [])
    try fixture.driver.swipe("b")
    #expect(log.take() == ["asks 1"])
    #expect(
      fixture.driver.screen.contains("row \"b\"\n    action \"Delete\"\n    action \"More\"")
    )
    #expect(fixture.cell("b")?.configurationState.isSwiped == true)
    try fixture.driver.tapAction("More")
    #expect(log.take() == ["More"])
    #expect(!fixture.driver.screen.contains("action"))
    #expect(fixture.cell("b")?.configurationState.isSwiped == false)
  }

  @Test func leadingAndTrailingSwipesHaveTheirOwnProviders() throws {
    let fixture = fixture(leading: true)
    #expect(try value("a", in: fixture).hasLeadingActions)
    try fixture.driver.swipe("a", .leading)
    try fixture.driver.fullSwipe("b", .leading)
    #expect(fixture.driver.screen.contains("row \"b\"\n    action \"Mark\""))
    #expect(!fixture.driver.screen.contains("row \"a\"\n    action"))
    try fixture.driver.fullSwipe("a")
    #expect(log.take() == ["asks 0", "Delete"])
  }

  @Test func anItemWithoutAProviderCannotBeSwiped() throws {
    let fixture = fixture()
    #expect(try !value("a", in: fixture).hasLeadingActions)
    #expect(try value("a", in: fixture).hasTrailingActions)
    #expect(throws: DriverError.self) { try fixture.driver.swipe("a", .leading) }
    #expect(throws: DriverError.self) { try fixture.driver.swipe("c") }
    let plain = ListFixture(["a"])
    #expect(try !value("a", in: plain).hasTrailingActions)
  }

  @Test(arguments: ["reload", "scroll", "edit", "apply"])
  func otherChangesCloseSwipeActions(step: String) throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    switch step {
    case "reload": fixture.view.reloadData()
    case "edit": fixture.view.isEditing = true
    case "apply": fixture.remove("c")
    default: try fixture.collection.scroll(to: 10)
    }
    fixture.driver.settle()
    #expect(!fixture.driver.screen.contains("action"))
  }

  @Test func anActionThatWasChosenBeforeItWasShownIsDropped() throws {
    let fixture = fixture()
    let seen = fixture.driver.display.tree.number
    try fixture.driver.swipe("a")
    _ = log.take()
    let cell = try fixture.driver.element("a", .cell).id
    #expect(!fixture.driver.send(.swipeAction(cell, .trailing, index: 0), seen: seen))
    #expect(!fixture.driver.send(.swipeAction(cell, .trailing, index: 7)))
    #expect(!fixture.driver.send(.swipeAction(cell, .leading, index: 0)))
    let other = try fixture.driver.element("b", .cell).id
    #expect(!fixture.driver.send(.swipeAction(other, .trailing, index: 0)))
    #expect(log.take() == [])
  }

  @Test func aHandlerMayRemoveItsItem() throws {
    var fixture: ListFixture?
    let made = ListFixture(
      ["a", "b"],
      { list in
        list.trailingSwipeActionsConfigurationProvider = { path in
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            fixture?.source.itemIdentifier(for: path).map { fixture?.remove($0) }
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [delete])
        }
      }
    )
    fixture = made
    try made.driver.fullSwipe("a")
    #expect(made.texts == ["b"])
    #expect(!made.driver.screen.contains("action"))
    fixture = nil
  }

  // https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/delete(displayed:options:actionhandler:)
  @Test func aDeleteAccessoryWithoutAnActionShowsTheSwipeActions() throws {
    let fixture = fixture(configure: { cell, text in
      cell.accessories = text == "a" ? [.delete()] : []
    })
    fixture.view.isEditing = true
    fixture.driver.settle()
    #expect(throws: DriverError.self) { try fixture.driver.swipe("a") }
    try fixture.driver.tap("Delete")
    #expect(fixture.driver.screen.contains("action \"More\""))
    try fixture.driver.tapAction("More")
    #expect(log.take() == ["asks 0", "More"])
  }
}
