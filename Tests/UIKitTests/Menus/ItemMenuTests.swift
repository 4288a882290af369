import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
///
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)
@MainActor
struct ItemMenuTests {
  private let fixture = ListFixture(["Ana", "Ben", "Cleo"])
  private let menus = Menus()

  init() {
    fixture.view.delegate = menus
    fixture.driver.settle()
    menus.asked = []
  }

  @Test func aLongPressOnAnItemOpensTheDelegatesMenu() throws {
    try fixture.driver.openMenu("Ben")
    #expect(menus.asked == [[1]])
    try fixture.driver.chooseMenuItem("Share")
    #expect(menus.log.take() == ["share 1"])
    #expect(fixture.driver.find(nil, .menu).isEmpty)
  }

  @Test func anItemWithoutAConfigurationOpensNone() {
    #expect(throws: DriverError.self) { try fixture.driver.openMenu("Cleo") }
  }

  @Test func theMenuOfASelectedItemIsForAllSelectedItems() throws {
    fixture.view.allowsMultipleSelection = true
    for item in [1, 0] {
      let path = IndexPath(item: item, section: 0)
      fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    try fixture.driver.openMenu("Ana")
    #expect(menus.asked == [[1, 0]])
    try fixture.driver.closeMenu()
    fixture.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    try fixture.driver.openMenu("Ana")
    #expect(menus.asked.last == [0])
  }

  /// Apple: `collectionView(_:contextMenuConfigurationForItemAt:point:)`, deprecated.
  @Test func theDeprecatedMethodIsCalledIfTheNewOneIsNotImplemented() throws {
    let former = FormerMenus()
    fixture.view.delegate = former
    fixture.driver.settle()
    try fixture.driver.openMenu("Ben")
    try fixture.driver.chooseMenuItem("Share")
    #expect(former.log.take() == ["share 1"])
  }

  @Test func itemsHaveNoMenuIfTheDelegateDoesNotImplementIt() throws {
    let plain = ListFixture(["Ana"])
    let ana = try plain.driver.element("Ana", .cell)
    #expect(!plain.driver.send(.openMenu(ana.id, x: 0, y: 0)))
  }

  @Test func theMenuGoesWithItsItem() throws {
    try fixture.driver.openMenu("Ben")
    fixture.remove("Ben")
    fixture.driver.settle()
    #expect(fixture.driver.find(nil, .menu).isEmpty)
  }

  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitycustomactions
  @Test func accessibilityActionsAreReachedByTheMenu() throws {
    let log = menus.log
    fixture.view.delegate = nil
    fixture.driver.settle()
    fixture.cell("Cleo")?.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        log("archive")
        return true
      }
    ]
    fixture.driver.settle()
    try fixture.driver.openMenu("Cleo")
    try fixture.driver.chooseMenuItem("Archive")
    #expect(log.take() == ["archive"])
  }
}

@MainActor
private final class Menus: NSObject, UICollectionViewDelegate {
  let log = CallLog()
  var asked: [[Int]] = []

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPaths.map(\.item))
    guard indexPaths != [IndexPath(item: 2, section: 0)] else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [
        UIAction(title: "Share") { _ in log("share \(indexPaths[0].item)") }
      ])
    })
  }
}

@MainActor
private final class FormerMenus: NSObject, UICollectionViewDelegate {
  let log = CallLog()

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Share") { _ in log("share \(indexPath.item)") }])
    })
  }
}
