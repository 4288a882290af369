import Testing
import UIKitHosting

@testable import BrowserHost

/// Tabs, segments and steppers as elements.
struct SelectionRenderingTests: RendersNode {
  @Test(arguments: [(NodeKind.tabItem, "aria-selected"), (.segment, "aria-checked")])
  func theSelectedElementHasItsAriaState(kind: NodeKind, attribute: String) {
    let chosen = set(kind, .isSelected(true))
    let other = set(kind, .isSelected(false))
    #expect(chosen.last == .attribute(main, attribute, "true"))
    #expect(other.last == .attribute(main, attribute, "false"))
  }

  @Test(arguments: [
    (NodeKind.tabBar, "tablist"), (.tabItem, "tab"), (.toolbar, "toolbar"),
    (.segmentedControl, "radiogroup"), (.segment, "radio"),
  ])
  func rolesAreThoseOfTheWeb(kind: NodeKind, role: String) {
    let spec = ElementTemplates.spec(for: kind, id: id)
    #expect(spec.attributes.contains(HTMLAttribute(name: "role", value: role)))
  }

  @Test(arguments: [
    (["en"], NodeKind.tabBar, "Tab Bar"), (["zh-Hans"], .tabBar, "标签页栏"),
    (["en"], .toolbar, "Toolbar"),
  ])
  func barsHaveANameInTheReadersLanguage(languages: [String], kind: NodeKind, name: String) {
    let renderer = DOMRenderer(addresses: .test, texts: .for(languages))
    let change = Change.insert(id, kind, parent: NodeID(rawValue: 1), index: 1)
    let all = renderer.operations(for: Commit(number: 1, changes: [change]))
    #expect(all.contains(.attribute(main, "aria-label", name)))
  }

  @Test func aTabBarIsInsertedBesideTheContent() {
    let parent = NodeID(rawValue: 3)
    let all = renderer.operations(
      for: Commit(number: 1, changes: [.insert(id, .tabBar, parent: parent, index: 1)])
    )
    #expect(
      all.first == .insert(id, .tabBar, parent: ElementID(parent, .bottomBar), index: 1)
    )
    let title = set(.tabs, .title("Players"))
    #expect(title == [.attribute(ElementID(id, .content), "aria-label", "Players")])
  }

  @Test func aBadgeIsTextInItsColour() {
    let badge = ElementID(id, .extra)
    #expect(
      set(.tabItem, .badge("3", nil)) == [.text(badge, "3"), .style(badge, "--own-fill", nil)]
    )
    let green = set(.tabItem, .badge(nil, ColorValue(0x00FF_00FF)))
    #expect(green.first == .text(badge, ""))
    #expect(green.count == 2)
  }

  @Test func theSelectionOfASegmentedControlHasIndexAndCount() {
    #expect(
      set(.segmentedControl, .selection(index: 1, count: 3))
        == [
          .attribute(main, "role", "radiogroup"),
          .style(main, "--chosen", "1"), .style(main, "--count", "3"),
          .toggle(main, className: "chosen", true),
        ]
    )
    #expect(
      set(.segmentedControl, .selection(index: nil, count: 0))
        == [
          .attribute(main, "role", "radiogroup"),
          .style(main, "--chosen", nil), .style(main, "--count", "1"),
          .toggle(main, className: "chosen", false),
        ]
    )
  }

  @Test func momentarySegmentsAreButtonsOfAGroup() {
    let group = set(.segmentedControl, .selection(index: nil, count: 2, isMomentary: true))
    #expect(group.first == .attribute(main, "role", "group"))
    #expect(
      set(.segment, .isSelected(nil))
        == [.attribute(main, "role", nil), .attribute(main, "aria-checked", nil)]
    )
    #expect(
      set(.segment, .isSelected(false))
        == [.attribute(main, "role", "radio"), .attribute(main, "aria-checked", "false")]
    )
  }

  @Test func aStepperHasClassesForRepeatingAndContinuity() {
    #expect(
      set(.stepper, .stepping(repeats: false, isContinuous: false))
        == [
          .toggle(main, className: "unrepeated", true),
          .toggle(main, className: "reports-at-end", true),
        ]
    )
    #expect(set(.stepper, .isEnabled(false)) == [.attribute(main, "aria-disabled", "true")])
  }
}
