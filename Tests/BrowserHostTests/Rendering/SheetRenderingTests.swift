import Testing
import UIKitHosting

@testable import BrowserHost

struct SheetRenderingTests {
  private let id = NodeID(rawValue: 7)
  private var grabber: ElementID { ElementID(id, .extra) }

  private func set(
    _ detents: [SheetValue.Detent],
    selected: SheetValue.Detent?,
    languages: [String] = ["en"]
  ) -> [DOMOperation] {
    let sheet = SheetValue(
      style: .page,
      detents: detents,
      showsGrabber: true,
      isDismissable: true,
      selectedDetent: selected,
      largestUndimmedDetent: .medium
    )
    return DOMRenderer(addresses: .test, texts: .for(languages)).operations(
      for: Commit(number: 1, changes: [.set(id, .sheet, .sheet(sheet))])
    )
  }

  @Test(arguments: [(SheetValue.Detent.medium, "false"), (.large, "true")])
  func aGrabberHasTheExpandedStateOfItsSheet(detent: SheetValue.Detent, isExpanded: String) {
    let all = set([.medium, .large], selected: detent)
    #expect(all.contains(.attribute(grabber, "aria-expanded", isExpanded)))
    #expect(all.contains(.attribute(grabber, "disabled", nil)))
  }

  @Test func aGrabberOfASheetWithOneDetentIsDisabled() {
    let all = set([.large], selected: nil)
    #expect(all.contains(.attribute(grabber, "aria-expanded", nil)))
    #expect(all.contains(.attribute(grabber, "disabled", "")))
  }

  @Test(arguments: [("en", "Sheet grabber"), ("zh-Hans", "面板控制条")])
  func aGrabberHasANameInTheReadersLanguage(language: String, name: String) {
    let all = set([.large], selected: nil, languages: [language])
    #expect(all.contains(.attribute(grabber, "aria-label", name)))
  }

  @Test(arguments: [(SheetValue.Detent.medium, true), (.large, false)])
  func aSheetUpToTheLargestUndimmedHeightLeavesTheRestInReach(
    detent: SheetValue.Detent,
    isUndimmed: Bool
  ) {
    let all = set([.medium, .large], selected: detent)
    #expect(all.contains(.toggle(ElementID(id), className: "undimmed", isUndimmed)))
  }

  @Test(
    arguments: [
      (SheetValue.Style.page, false, true), (.fullScreen, true, true),
      (.overFullScreen, true, true),
      (.currentContext, true, false), (.overCurrentContext, true, false),
    ]
  )
  func aScreenInAContextIsNoModalDialog(style: SheetValue.Style, isEdgeToEdge: Bool, isDialog: Bool)
  {
    let sheet = SheetValue(
      style: style,
      detents: [.large],
      showsGrabber: false,
      isDismissable: false,
      transition: .flip
    )
    let all = DOMRenderer(addresses: .test, texts: .for(["en"])).operations(
      for: Commit(number: 1, changes: [.set(id, .sheet, .sheet(sheet))])
    )
    #expect(all.contains(.toggle(ElementID(id), className: "edge-to-edge", isEdgeToEdge)))
    let panel = ElementID(id, .panel)
    #expect(all.contains(.attribute(panel, "role", isDialog ? "dialog" : "group")))
    #expect(all.contains(.attribute(panel, "aria-modal", isDialog ? "true" : nil)))
    #expect(all.contains(.attribute(ElementID(id), "data-transition", "flip")))
  }

  @Test func customHeightsAreThoseOfThePanel() {
    let sheet = SheetValue(
      style: .page,
      detents: [.medium, .large],
      showsGrabber: true,
      isDismissable: true,
      selectedDetent: .medium,
      heights: [200, 700],
      selectedHeight: 0,
      width: 300
    )
    let all = DOMRenderer(addresses: .test, texts: .for(["en"])).operations(
      for: Commit(number: 1, changes: [.set(id, .sheet, .sheet(sheet))])
    )
    #expect(all.contains(.toggle(ElementID(id), className: "sized", true)))
    #expect(all.contains(.style(ElementID(id), "--height", "200px")))
    #expect(all.contains(.style(ElementID(id), "--width", "300px")))
    #expect(all.contains(.call(id, .sheet, [0, 1, 3, 0, 0, 0, 200, 700])))
  }

  @Test func aSystemBackgroundFollowsTheElevationOfItsContainer() {
    let system = ColorValue(
      light: 0xFFFF_FFFF,
      dark: 0x0000_00FF,
      lightHighContrast: 0xFFFF_FFFF,
      darkHighContrast: 0x0000_00FF,
      raisedDark: 0x1C1C_1EFF,
      raisedDarkHighContrast: 0x2424_26FF
    )
    #expect(CSS.background(system) == "var(--background)")
    #expect(CSS.background(ColorValue(0xFFFF_FFFF)) == "#ffffff")
    let other = ColorValue(
      light: 0xFF,
      dark: 0xFF,
      lightHighContrast: 0xFF,
      darkHighContrast: 0xFF,
      raisedDark: 0xFFFF_FFFF,
      raisedDarkHighContrast: 0xFFFF_FFFF
    )
    let both = "light-dark(#000000,var(--base,#000000) var(--raised,#ffffff))"
    #expect(CSS.background(other) == both)
  }
}
