import Testing
import UIKitHosting

@testable import BrowserHost

struct MenuRenderingTests: RendersNode {
  @Test func aMenuIsNamedByItsTitleAndHangsFromItsSource() {
    let source = NodeID(rawValue: 3)
    let all = set(.menu, .menu(MenuValue(title: "Sort", source: source, isContextual: true)))
    #expect(all.contains(.text(ElementID(id, .text), "Sort")))
    #expect(all.contains(.attribute(ElementID(id, .content), "aria-label", "Sort")))
    #expect(all.contains(.call(id, .menu, [3, 1])))
    #expect(all.contains(.toggle(main, className: "edits", false)))
  }

  @Test func aBarOfEditActionsHasARectangleAndAnArrow() {
    let target = MenuTarget(rect: RectValue(x: 10, y: 20, width: 30, height: 40), arrow: .left)
    let menu = MenuValue(
      title: nil,
      source: NodeID(rawValue: 3),
      isContextual: false,
      target: target
    )
    let all = set(.menu, .menu(menu))
    #expect(all.contains(.call(id, .menu, [3, 0, 10, 20, 30, 40, 3])))
    #expect(all.contains(.toggle(main, className: "edits", true)))
    #expect(
      all.contains(.attribute(ElementID(id, .content), "aria-orientation", "horizontal"))
    )
  }

  @Test(arguments: [(true, String?.some("")), (false, nil)])
  func aWindowThatReportsKeysIsMarked(isReported: Bool, value: String?) {
    let all = set(.window, .keyPresses(isReported))
    #expect(all.contains(.attribute(main, "data-presses", value)))
  }

  @Test(arguments: [(true, String?.some("")), (false, nil)])
  func aWindowThatReportsShakesIsMarked(isReported: Bool, value: String?) {
    let all = set(.window, .shakes(isReported))
    #expect(all.contains(.attribute(main, "data-shakes", value)))
  }

  @Test func aFieldThatRequestsMenusIsMarked() {
    var field = FieldValue()
    field.givesEditMenus = true
    field.reportsSelection = true
    let all = set(.textField, .field(field))
    #expect(all.contains(.attribute(ElementID(id, .field), "data-reports", "selection menu")))
  }

  @Test(arguments: [
    (MenuItemValue.Kind.action, MenuItemValue.State.off, "menuitem", String?.none),
    (.action, .on, "menuitemcheckbox", "true"), (.action, .mixed, "menuitemcheckbox", "mixed"),
    (.choice, .off, "menuitemradio", "false"), (.choice, .on, "menuitemradio", "true"),
    (.submenu, .off, "menuitem", nil), (.back, .off, "menuitem", nil),
  ])
  func anItemHasTheRoleOfItsKind(
    kind: MenuItemValue.Kind,
    state: MenuItemValue.State,
    role: String,
    checked: String?
  ) {
    let all = set(.menuItem, .menuItem(MenuItemValue(kind: kind, state: state)))
    #expect(all.contains(.attribute(main, "role", role)))
    #expect(all.contains(.attribute(main, "aria-checked", checked)))
  }

  @Test(arguments: [
    (MenuOffer.none, String?.none, String?.none), (.onRequest, "menu", "request"),
    (.onTap, "menu", "tap"), (.onSecondaryClick, "menu", "click"),
  ])
  func aButtonWithAMenuIsMarked(offer: MenuOffer, popup: String?, name: String?) {
    let all = set(.button, .menuOffer(offer))
    #expect(all.contains(.attribute(main, "aria-haspopup", popup)))
    #expect(all.contains(.attribute(main, "data-menu", name)))
  }
}
