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
    (.onTap, "menu", "tap"),
  ])
  func aButtonSaysWhetherItHasAMenu(offer: MenuOffer, popup: String?, name: String?) {
    let all = set(.button, .menuOffer(offer))
    #expect(all.contains(.attribute(main, "aria-haspopup", popup)))
    #expect(all.contains(.attribute(main, "data-menu", name)))
  }
}
